/** The card that is shown where somebody shares a link: 1200 × 630, the fair as a poster, by day. */
import { facades } from '../src/art/facades';
import { AREAS } from '../src/game/facts';

/** What it says. */
export interface CardWords {
  place: string;
  fair: string;
  year: string;
  /** One line below the name. */
  lead: string;
}

const PAPER = '#f3e6c8';
const RAY = '#ecdbb4';
const INK = '#17264a';
const GOLD = '#95670f';
const GOLD_LIGHT = '#e3b64c';
const RED = '#a52f1c';
const WALL = '#fdf8ea';
/** As the areas' roofs are by day, see docs/look.md. */
const ROOFS = {
  agriculture: '#3a6d33',
  electricity: '#e5ab2c',
  fine_arts: '#a5342a',
  manufacturing: '#5a616c',
  transportation: '#2a6091',
};

const GROUND = 590;
const HUB = { x: 930, y: 292 };
const RIM = 205;
const CABINS = 16;

const turned = (part: number): number => Math.PI / 2 + part * 2 * Math.PI;
const at = (radius: number, part: number): string =>
  `${(HUB.x + radius * Math.cos(turned(part))).toFixed(1)} ${(HUB.y + radius * Math.sin(turned(part))).toFixed(1)}`;
const around = (count: number, draw: (part: number, i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i / count, i)).join('');

/** Every other field of a circle around the wheel. */
const rays = around(60, (part) => {
  const far = 1400;
  return `M${HUB.x} ${HUB.y}L${at(far, part)}L${at(far, part + 1 / 120)}Z`;
});

const CABIN = `<path d="M-21 -13Q0 -24 21 -13V14q0 5 -5 5H-16q-5 0 -5 -5Z" fill="${WALL}" stroke="${INK}" stroke-width="3"/><path d="M-15.5 -6h9v13h-9ZM-4.5 -6h9v13h-9ZM6.5 -6h9v13h-9Z" fill="${INK}"/>`;
const CAR = `<path d="M0 -30V-50l20 7l-20 7" fill="#ffd873" stroke="${INK}" stroke-width="2.5"/><path d="M-33 -19Q0 -38 33 -19V20q0 7 -7 7H-26q-7 0 -7 -7Z" fill="#b23420" stroke="${INK}" stroke-width="4"/><path d="M-26 -9h15v18h-15ZM-7.5 -9h15v18h-15ZM11 -9h15v18h-15Z" fill="#ffe7a6" stroke="${INK}" stroke-width="1.5"/><path d="M-30 17H30" stroke="#ffd873" stroke-width="4"/>`;

const wheel = `
  <path d="M${HUB.x} ${HUB.y}L${HUB.x - 128} ${GROUND}M${HUB.x} ${HUB.y}L${HUB.x + 128} ${GROUND}" stroke="${INK}" stroke-width="12" stroke-linecap="round"/>
  <path d="M${HUB.x - 55} 420L${HUB.x + 84} 484M${HUB.x + 55} 420L${HUB.x - 84} 484M${HUB.x - 55} 420H${HUB.x + 55}M${HUB.x - 84} 484H${HUB.x + 84}" stroke="${INK}" stroke-width="3.5"/>
  <g fill="none" stroke="${INK}">
    <path stroke-width="2" d="${around(CABINS * 2, (part) => `M${at(56, part)}L${at(RIM, part)}`)}"/>
    <path stroke-width="1.6" d="${around(CABINS * 8 + 1, (_, i) => `${i ? 'L' : 'M'}${at(i % 2 ? RIM - 19 : RIM, i / (CABINS * 8))}`)}"/>
    <circle cx="${HUB.x}" cy="${HUB.y}" r="${RIM}" stroke-width="4.5"/>
    <circle cx="${HUB.x}" cy="${HUB.y}" r="${RIM - 19}" stroke-width="4.5"/>
    <circle cx="${HUB.x}" cy="${HUB.y}" r="118" stroke-width="2"/>
  </g>
  ${around(CABINS, (part, i) => `<g transform="translate(${at(RIM, part)})">${i === 6 ? CAR : CABIN}</g>`)}
  <circle cx="${HUB.x}" cy="${HUB.y}" r="62" fill="#1b3768" stroke="${GOLD_LIGHT}" stroke-width="5"/>
  <circle cx="${HUB.x}" cy="${HUB.y}" r="54" fill="none" stroke="${GOLD_LIGHT}" stroke-width="2" stroke-dasharray="1 6" stroke-linecap="round"/>
  <path transform="translate(${HUB.x - 216} ${HUB.y - 216}) scale(1.35)" fill="${GOLD_LIGHT}" d="M160 133L166.5 151.5L186 152L170.5 164L176 183L160 172L144 183L149.5 164L134 152L153.5 151.5Z"/>`;

const skyline = AREAS.map(
  (area, i) => `
  <g transform="translate(${-4 + i * 241.6} ${GROUND - 93}) scale(1.55)" stroke="${INK}" stroke-width=".8" stroke-linejoin="round">
    <path d="${facades[area].walls}" fill="${WALL}"/><path d="${facades[area].roofs}" fill="${ROOFS[area]}"/>
    <path d="${facades[area].openings}" fill="#26365f" stroke="none"/><path d="${facades[area].lines}" fill="none" stroke-width=".65"/>
  </g>`,
).join('');

export const cardOf = ({ place, fair, year, lead }: CardWords): string => `
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="${PAPER}"/>
  <path d="${rays}" fill="${RAY}"/>
  ${wheel}
  ${skyline}
  <rect y="${GROUND}" width="1200" height="40" fill="#1b3768"/>
  <path d="M0 ${GROUND}H1200" stroke="${GOLD_LIGHT}" stroke-width="4"/><path d="M0 ${GROUND + 8}H1200" stroke="${GOLD_LIGHT}" stroke-width="2"/>
  <g font-family="Abril Fatface" fill="${INK}">
    <text x="70" y="226" font-size="100">${fair}</text>
    <text x="66" y="366" font-size="156" fill="${GOLD}">${year}</text>
  </g>
  <g font-family="League Gothic">
    <text x="72" y="116" font-size="42" letter-spacing="5" fill="${RED}">${place.toUpperCase()}</text>
    <text x="72" y="434" font-size="42" letter-spacing="1.2" fill="${INK}">${lead}</text>
  </g>
</svg>`;
