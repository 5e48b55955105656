/** The opponents as people of the fair, drawn on 24 × 24 as the cameos are. */
import type { Level } from '../lib/bots';
import {
  balding,
  bowler,
  centreParting,
  chinBeard,
  fullBeard,
  goatee,
  head,
  moustache,
  ring,
  shoulders,
  sideParting,
  star,
  topHat,
  wideMoustache,
} from './pictograms';

export interface Opponent {
  /** Skin, shirt and straw. */
  light: string;
  /** Hair, hats and coats. */
  dark: string;
  /** What is worn on the dark, light again. */
  worn: string;
  /** Drawn with a thin pen. */
  line?: string;
}

const shirt = 'M9.5 16.8l2.5 5l2.5 -5Z';
const shortHair = 'M7.4 9.6q-.5 -2.8 .7 -4.6h7.8q1.2 1.8 .7 4.6q-.7 -1.9 -1.4 -2.4h-6.4q-.7 .5 -1.4 2.4Z';
const eyeglasses = `${ring(9.9, 10.9, 1.6)}${ring(14.1, 10.9, 1.6)}M11.5 10.7h1M15.7 10.9l1.2 -.6M8.3 10.9l-1.2 -.6`;

export const opponents: Record<Level, Opponent> = {
  // A straw hat, and the ticket still in its ribbon.
  visitor: {
    light: `${head}${shirt}M7.9 1.4h8.2l.5 3.9h2.9v1.5h-15v-1.5h2.9Z`,
    dark: `${shoulders}M7.6 3.7h8.8l.2 1.6h-9.2Z${shortHair}M12 18.9l-2.5 -1.4v2.8ZM12 18.9l2.5 -1.4v2.8Z`,
    worn: '',
    line: 'M10.2 14.3q1.8 1.4 3.6 0',
  },
  // A card in the hatband, and a pencil behind the ear.
  reporter: {
    light: head + shirt,
    dark: `${shoulders}${bowler}M11.3 17.5h1.4l.6 5h-2.6Z${shortHair}`,
    worn: 'M13.6 1.3l3.1 1.1l-1.2 3.2l-3.1 -1.1Z',
    line: 'M16.4 7.9l3.6 -3.2M10.4 14.3h3.2',
  },
  // A cap, and an apron.
  vendor: {
    light: head,
    dark: `${shoulders}${wideMoustache}M6.6 7.8q-.9 -5.6 5.3 -5.6q6.3 0 6.2 4.3l1.8 1q-.5 1.3 -2.5 .9q-5.2 -1.7 -10.8 -.6Z`,
    worn: 'M7.6 17.2l1.5 -.6l.9 3.4h4l.9 -3.4l1.5 .6l-.5 6.8h-7.8Z',
  },
  // Well combed, with a rosette.
  exhibitor: {
    light: head + shirt,
    dark: `${shoulders}${sideParting}${moustache}M11.3 17.5h1.4l.6 5h-2.6Z`,
    worn: `${ring(18, 20, 1.7)}M17 21.2l-.6 2.8h1.2l.4 -1.3l.4 1.3h1.2l-.6 -2.8Z`,
  },
  // Looks closely.
  juror: {
    light: head + shirt,
    dark: `${shoulders}${balding}M12 18.9l-2.5 -1.4v2.8ZM12 18.9l2.5 -1.4v2.8Z${goatee}`,
    worn: '',
    line: eyeglasses,
  },
  // The plan of the fair under the arm.
  organizer: {
    light: head + shirt,
    dark: `${shoulders}${centreParting}${wideMoustache}M11.3 17.5h1.4l.6 5h-2.6Z`,
    worn: 'M15.3 23.6l4.6 -5.4l2 1.7l-4.3 5h-2Z',
  },
  // A full beard and a sash.
  commissioner: {
    light: head,
    dark: shoulders + sideParting + fullBeard,
    worn: 'M5.2 18.4l2.6 -1.6l9.4 7.2h-4.6Z',
  },
  // A silk hat and a star.
  director: {
    light: head,
    dark: shoulders + topHat + chinBeard + moustache,
    worn: `M7.9 3.4h8.2l.1 1.5h-8.4Z${star(17.8, 20.6, 2.3)}`,
    line: ring(14.1, 10.6, 1.6),
  },
};
