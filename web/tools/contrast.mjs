// Every pair of text on ground that the components use, from tokens.css: AA wants 4.5, signs and shapes 3.
// Electricity yellow and white always stand inside an `--edge` line, so they are not measured against the panel.
import { readFileSync } from 'node:fs';
const css = readFileSync('src/styles/tokens.css', 'utf8');
// What stands before the first media query: each colour by day and by night, or one for both.
const [, colours] = /^([\s\S]*?)@media/.exec(css);
const found = [...colours.matchAll(/--([\w-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g)];
const light = Object.fromEntries(found.map(([, name, day, , both]) => [name, day ?? both]));
const dark = Object.fromEntries(found.map(([, name, , night, both]) => [name, night ?? both]));
const lum = (h) =>
  [1, 3, 5]
    .map((i) => parseInt(h.slice(i, i + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((s, v, i) => s + v * [0.2126, 0.7152, 0.0722][i], 0);
const ratio = (a, b) => {
  const [x, y] = [lum(a), lum(b)].sort((p, q) => q - p);
  return (x + 0.05) / (y + 0.05);
};
const areas = ['agriculture', 'electricity', 'fine_arts', 'manufacturing', 'transportation'],
  players = ['orange', 'purple', 'white', 'blue'];
const text = [...areas, ...players]
  .map((a) => [`on-${a}`, a])
  .concat([
    ['ink', 'paper'],
    ['ink', 'ray'],
    ['ink', 'panel'],
    ['ink', 'select'],
    ['ink', 'shade'],
    ['ink-soft', 'panel'],
    ['ink-soft', 'select'],
    ['on-banner', 'banner'],
    ['gold-light', 'banner'],
    ['on-banner', 'plinth'],
    ['gold-light', 'plinth'],
    ['on-red', 'red'],
    ['on-ticket', 'ticket'],
    ['on-ticket-strong', 'ticket-strong'],
    ['on-gold', 'gold-light'],
  ]);
const signs = [
  ['red', 'panel'],
  ['red', 'paper'],
  ['red', 'select'],
  ['red', 'ticket'],
  ['gold', 'panel'],
  ['gold', 'select'],
  ['ink', 'sky'],
  ['focus', 'paper'],
  ...areas.filter((a) => a !== 'electricity').map((a) => [a, 'panel']),
  ...players.filter((p) => p !== 'white').map((p) => [p, 'panel']),
];
for (const [name, t] of [
  ['light', light],
  ['dark', dark],
])
  for (const [list, want] of [
    [text, 4.5],
    [signs, 3],
  ])
    for (const [a, b] of list) {
      const r = ratio(t[a], t[b]);
      if (r >= want) continue;
      console.error(`${name}: ${a} on ${b} is ${r.toFixed(1)}, less than ${want}`);
      process.exitCode = 1;
    }
