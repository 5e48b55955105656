/** Once the page is there and the browser has nothing better to do. */
export async function afterLoad(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }));
  // Safari has no idle time to give.
  await new Promise<unknown>((done) =>
    'requestIdleCallback' in window ? requestIdleCallback(done) : setTimeout(done),
  );
}
