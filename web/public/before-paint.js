// Before the first paint: day or night, so that a chosen theme doesn't flash, and the words of the language that the
// page is about to speak, so that they come together with its scripts. The page goes on from there by itself.
(() => {
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('worldsfair-settings') ?? '{}');
  } catch {
    // A browser that keeps nothing has what is usual.
  }
  const isDark =
    chosen.theme === 'light' || chosen.theme === 'dark'
      ? chosen.theme === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';

  // The build tells here where the words of each language are.
  const words = document.currentScript.dataset;
  const wanted = [chosen.language ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  const found = words[wanted.find((language) => language in words) ?? 'en'];
  if (!found) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = found;
  document.head.append(link);
})();
