// Day or night before the first paint, so that a chosen theme doesn't flash; the page goes on from there.
(() => {
  let chosen = 'auto';
  try {
    chosen = JSON.parse(localStorage.getItem('worldsfair-settings') ?? '{}').theme ?? 'auto';
  } catch {
    // A browser that keeps nothing has the system's.
  }
  const isDark = chosen === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();
