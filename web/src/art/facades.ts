/** The five great buildings as engraved elevations, 160 × 60, standing on y = 60. */
import type { AreaId } from '../game/types';

export interface Facade {
  /** Closed outlines, filled with the wall colour. */
  walls: string;
  /** Domes and roofs, filled with the roof colour. */
  roofs: string;
  /** Doors and windows: dark by day, lit at night. */
  openings: string;
  /** Engraved lines. */
  lines: string;
}

const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;

const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y + h}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}Z`;

const dome = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}C${x} ${y - h * 1.15} ${x + w} ${y - h * 1.15} ${x + w} ${y}Z`;

const pediment = (x: number, y: number, w: number, h: number): string => `M${x} ${y}l${w / 2} ${-h}l${w / 2} ${h}Z`;

const flag = (x: number, y: number, h: number): string => `M${x} ${y}v${-h}l4.5 1.4l-4.5 1.6`;

const row = (from: number, to: number, step: number, draw: (x: number) => string): string => {
  let out = '';
  for (let x = from; x <= to + 0.001; x += step) out += draw(Math.round(x * 100) / 100);
  return out;
};

const twice = (draw: (x: number) => string, x: number, w: number): string => draw(x) + draw(160 - x - w);

const agriculture: Facade = {
  walls: box(4, 40, 152, 20) + twice((x) => box(x, 33, 20, 27), 2, 20) + box(58, 32, 44, 28) + box(66, 25, 28, 8),
  roofs: dome(66, 25, 28, 19) + twice((x) => dome(x, 33, 14, 9), 5, 14) + pediment(62, 32, 36, 7),
  openings:
    row(26, 52, 6.5, (x) => arch(x, 45, 4, 15)) +
    row(104, 130, 6.5, (x) => arch(x, 45, 4, 15)) +
    twice((x) => arch(x, 41, 8, 19), 8, 8) +
    arch(73, 40, 14, 20) +
    row(69, 89, 5, (x) => box(x, 27, 2, 4)),
  lines:
    'M4 43H156M58 36H102M2 37H22M138 37H158M80 8.5V3.5M78.6 5.2L80 3.4L81.4 5.2M12 25V20M148 25V20' +
    row(71, 89, 4.5, (x) => `M${x} 25Q${80 + (x - 80) * 0.55} 15 80 9`) +
    row(60, 70, 3, (x) => `M${x} 36V60`) +
    row(90, 100, 3, (x) => `M${x} 36V60`),
};

const electricity: Facade = {
  walls:
    box(4, 38, 152, 22) +
    twice((x) => box(x, 22, 11, 38), 6, 11) +
    twice((x) => box(x, 16, 11, 44), 50, 11) +
    box(61, 30, 38, 30) +
    twice((x) => box(x, 27, 8, 33), 29, 8),
  roofs:
    twice((x) => `M${x - 1} 22l6.5 -11l6.5 11Z`, 6, 11) +
    twice((x) => `M${x - 1} 16q6.5 -4 6.5 -12q0 8 6.5 12Z`, 50, 11) +
    dome(61, 30, 38, 15) +
    twice((x) => pediment(x - 1, 27, 10, 7), 29, 8),
  openings:
    arch(69, 35, 22, 25) +
    twice((x) => arch(x, 21, 5, 12), 53, 5) +
    twice((x) => arch(x, 26, 5, 9), 9, 5) +
    row(19, 44, 5, (x) => box(x, 43, 2.6, 6)) +
    row(113.4, 139, 5, (x) => box(x, 43, 2.6, 6)) +
    row(19, 44, 5, (x) => box(x, 52, 2.6, 8)) +
    row(113.4, 139, 5, (x) => box(x, 52, 2.6, 8)),
  lines:
    flag(11.5, 11, 8) +
    flag(148.5, 11, 8) +
    flag(80, 18.5, 12) +
    'M4 41H156M61 33.5H99M50 36H61M99 36H110' +
    row(66, 94, 4, (x) => `M${x} 30Q${80 + (x - 80) * 0.6} 22 80 18.7`) +
    'M80 35V60M69 46H91M55.5 4V-1M104.5 4V-1',
};

const fineArts: Facade = {
  walls: box(2, 38, 156, 22) + box(54, 34, 52, 26) + box(66, 24, 28, 10) + twice((x) => box(x, 34, 14, 26), 2, 14),
  roofs: dome(66, 24, 28, 20) + pediment(56, 34, 48, 9) + twice((x) => pediment(x, 34, 16, 6), 1, 16),
  openings:
    box(75, 44, 10, 16) +
    row(20, 48, 7, (x) => box(x, 46, 3, 9)) +
    row(109, 137, 7, (x) => box(x, 46, 3, 9)) +
    row(69, 89, 4, (x) => arch(x, 26, 2, 6)) +
    twice((x) => box(x, 45, 4, 15), 7, 4),
  lines:
    'M2 41.5H158M54 38H106M66 27M76 4.5L80 1L84 4.5M80 8V1' +
    row(57, 72, 5, (x) => `M${x} 38V60M${x + 1.6} 38V60`) +
    row(86.6, 102, 5, (x) => `M${x} 38V60M${x + 1.6} 38V60`) +
    row(70, 90, 5, (x) => `M${x} 24Q${80 + (x - 80) * 0.55} 13 80 8`) +
    'M50 58.5H110M62 31.5H98',
};

const manufacturing: Facade = {
  walls: box(2, 42, 156, 18) + box(64, 34, 32, 26) + twice((x) => box(x, 36, 16, 24), 2, 16),
  roofs: 'M14 42C24 8 136 8 146 42Z' + pediment(62, 34, 36, 6) + twice((x) => `M${x} 36h18l-3 -5h-12Z`, 1, 18),
  openings:
    arch(73, 40, 14, 20) +
    row(21, 57, 6, (x) => arch(x, 46, 4, 14)) +
    row(99, 135, 6, (x) => arch(x, 46, 4, 14)) +
    twice((x) => arch(x, 43, 7, 17), 6.5, 7) +
    row(66, 69, 3, (x) => box(x, 44, 1.6, 8)) +
    row(89.4, 92.4, 3, (x) => box(x, 44, 1.6, 8)),
  lines:
    'M2 44.5H158M64 37H96M24 32C40 19 120 19 136 32M19.5 37C34 24 126 24 140.5 37' +
    row(28, 60, 8, (x) => `M${x} ${42}L${80 + (x - 80) * 0.86} ${17.5 + Math.abs(x - 80) * 0.19}`) +
    row(100, 132, 8, (x) => `M${x} ${42}L${80 + (x - 80) * 0.86} ${17.5 + Math.abs(x - 80) * 0.19}`) +
    flag(80, 16.5, 11) +
    flag(10, 31, 7) +
    flag(150, 31, 7),
};

const transportation: Facade = {
  walls: box(2, 38, 156, 22) + box(56, 28, 48, 32) + box(70, 17, 20, 11),
  roofs:
    dome(70, 17, 20, 12) +
    'M54 28h52l-3 -3.5h-46Z' +
    twice((x) => dome(x, 38, 12, 7), 8, 12) +
    twice((x) => dome(x, 38, 8, 5), 36, 8),
  openings:
    arch(73, 44, 14, 16) +
    row(7, 49, 7, (x) => arch(x, 45, 4.4, 15)) +
    row(106, 148, 7, (x) => arch(x, 45, 4.4, 15)) +
    row(72.5, 86, 4.5, (x) => arch(x, 19, 2.6, 7)),
  lines:
    'M2 41H55M105 41H158M80 8V2.5M58.5 60V50.5a21.5 19.5 0 0 1 43 0V60M62 60V51a18 16 0 0 1 36 0V60' +
    'M65.5 60V51.5a14.5 12.5 0 0 1 29 0V60M69.5 60V51.5a10.5 9.5 0 0 1 21 0V60' +
    row(73, 87, 3.5, (x) => `M${x} 17Q${80 + (x - 80) * 0.6} 10 80 8`) +
    flag(80, 8, 8) +
    'M56 31H104',
};

export const facades: Record<AreaId, Facade> = {
  agriculture,
  electricity,
  fine_arts: fineArts,
  manufacturing,
  transportation,
};
