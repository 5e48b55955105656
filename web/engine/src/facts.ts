/** Names and facts of the box. Written by `python -m worldsfair.engine.faces`; change nothing here. */

export const AREAS = ["agriculture", "electricity", "fine_arts", "manufacturing", "transportation"] as const;
export const TICKET = "ticket" as const;
export const FIGURES = ["burnham", "davis", "palmer", "mccormick", "westinghouse", "saint_gaudens", "schwab", "pullman"] as const;
export const KINDS = ["agriculture", "electricity", "fine_arts", "manufacturing", "transportation", "ticket", "burnham", "davis", "palmer", "mccormick", "westinghouse", "saint_gaudens", "schwab", "pullman"] as const;
export const PLACES = ["first", "tied_first", "second", "tied_second"] as const;
export const COLOURS = ["orange", "purple", "white", "blue"] as const;
export const PLAYER_COUNTS = [2, 3, 4] as const;
export const ROUNDS = 3 as const;
export const TURN_LIMIT = 500 as const;
/** The area that a figure belongs to; null for those who go anywhere. */
export const HOMES = {"burnham": null, "davis": null, "palmer": null, "mccormick": "agriculture", "westinghouse": "electricity", "saint_gaudens": "fine_arts", "schwab": "manufacturing", "pullman": "transportation"} as const;
/** The opponents for people, from the easiest to the strongest. */
export const LEVELS = ["visitor", "exhibitor", "organizer", "director"] as const;
export const DEFAULT_EDITION = "base-2" as const;
/** By edition: cards of each kind, those in play by number of players, the wheel's
 * spaces, points of a set by its size, awards by place. */
export const EDITIONS = {"base": {"cards": {"agriculture": 8, "electricity": 8, "fine_arts": 8, "manufacturing": 8, "transportation": 8, "ticket": 28, "burnham": 5, "davis": 4, "palmer": 4, "mccormick": 2, "westinghouse": 2, "saint_gaudens": 2, "schwab": 2, "pullman": 2}, "inPlay": {"2": {"agriculture": 7, "electricity": 7, "fine_arts": 7, "manufacturing": 7, "transportation": 7, "ticket": 27, "burnham": 5, "davis": 4, "palmer": 4, "mccormick": 2, "westinghouse": 2, "saint_gaudens": 2, "schwab": 2, "pullman": 2}, "3": {"agriculture": 8, "electricity": 8, "fine_arts": 8, "manufacturing": 8, "transportation": 8, "ticket": 28, "burnham": 5, "davis": 4, "palmer": 4, "mccormick": 2, "westinghouse": 2, "saint_gaudens": 2, "schwab": 2, "pullman": 2}, "4": {"agriculture": 8, "electricity": 8, "fine_arts": 8, "manufacturing": 8, "transportation": 8, "ticket": 23, "burnham": 3, "davis": 3, "palmer": 3, "mccormick": 2, "westinghouse": 2, "saint_gaudens": 2, "schwab": 2, "pullman": 2}}, "spaces": {"2": 9, "3": 11, "4": 13}, "supporters": 22, "leaderBonus": 2, "setPoints": [1, 3, 6, 10, 15], "awards": {"2": {"first": {"medal": 2, "approvals": 3}, "tied_first": {"medal": 0, "approvals": 1}, "second": {"medal": 0, "approvals": 0}, "tied_second": {"medal": 0, "approvals": 0}}, "3": {"first": {"medal": 4, "approvals": 3}, "tied_first": {"medal": 2, "approvals": 2}, "second": {"medal": 2, "approvals": 1}, "tied_second": {"medal": 0, "approvals": 0}}, "4": {"first": {"medal": 4, "approvals": 3}, "tied_first": {"medal": 2, "approvals": 2}, "second": {"medal": 2, "approvals": 1}, "tied_second": {"medal": 0, "approvals": 1}}}}, "base-2": {"cards": {"agriculture": 8, "electricity": 8, "fine_arts": 8, "manufacturing": 8, "transportation": 8, "ticket": 28, "burnham": 5, "davis": 4, "palmer": 4, "mccormick": 2, "westinghouse": 2, "saint_gaudens": 2, "schwab": 2, "pullman": 2}, "inPlay": {"2": {"agriculture": 7, "electricity": 7, "fine_arts": 7, "manufacturing": 7, "transportation": 7, "ticket": 27, "burnham": 5, "davis": 4, "palmer": 4, "mccormick": 2, "westinghouse": 2, "saint_gaudens": 2, "schwab": 2, "pullman": 2}, "3": {"agriculture": 8, "electricity": 8, "fine_arts": 8, "manufacturing": 8, "transportation": 8, "ticket": 28, "burnham": 5, "davis": 4, "palmer": 4, "mccormick": 2, "westinghouse": 2, "saint_gaudens": 2, "schwab": 2, "pullman": 2}, "4": {"agriculture": 8, "electricity": 8, "fine_arts": 8, "manufacturing": 8, "transportation": 8, "ticket": 23, "burnham": 3, "davis": 3, "palmer": 3, "mccormick": 2, "westinghouse": 2, "saint_gaudens": 2, "schwab": 2, "pullman": 2}}, "spaces": {"2": 9, "3": 11, "4": 13}, "supporters": 22, "leaderBonus": 2, "setPoints": [1, 3, 6, 10, 15], "awards": {"2": {"first": {"medal": 2, "approvals": 3}, "tied_first": {"medal": 0, "approvals": 1}, "second": {"medal": 0, "approvals": 0}, "tied_second": {"medal": 0, "approvals": 0}}, "3": {"first": {"medal": 4, "approvals": 3}, "tied_first": {"medal": 2, "approvals": 2}, "second": {"medal": 2, "approvals": 1}, "tied_second": {"medal": 0, "approvals": 0}}, "4": {"first": {"medal": 4, "approvals": 3}, "tied_first": {"medal": 2, "approvals": 2}, "second": {"medal": 2, "approvals": 1}, "tied_second": {"medal": 0, "approvals": 1}}}}} as const;
export type Area = (typeof AREAS)[number];
export type Figure = (typeof FIGURES)[number];
export type Kind = (typeof KINDS)[number];
export type Place = (typeof PLACES)[number];
export type Colour = (typeof COLOURS)[number];
export type Level = (typeof LEVELS)[number];
export type EditionName = keyof typeof EDITIONS;
