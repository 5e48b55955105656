/** Where each field of the engine's records lies, and what numbers mean. Written by `python -m worldsfair.engine.faces`; change nothing here. */

/** A field: where it begins, how a number is stored, how many rows and columns. */
export interface Field {
  readonly at: number;
  readonly kind: 'u1' | 'u2' | 'u8' | 'i4' | 'i8' | 'f4' | 'f8' | 'record';
  readonly shape: readonly number[];
}

export const STATE = {
  size: 360,
  random: { at: 0, kind: 'u8', shape: [] },
  turn: { at: 8, kind: 'u2', shape: [] },
  reshuffles: { at: 10, kind: 'u2', shape: [] },
  players: { at: 12, kind: 'u1', shape: [] },
  chosenApprovals: { at: 13, kind: 'u1', shape: [] },
  asksForShuffle: { at: 14, kind: 'u1', shape: [] },
  phase: { at: 15, kind: 'u1', shape: [] },
  seat: { at: 16, kind: 'u1', shape: [] },
  active: { at: 17, kind: 'u1', shape: [] },
  currentRound: { at: 18, kind: 'u1', shape: [] },
  car: { at: 19, kind: 'u1', shape: [] },
  placed: { at: 20, kind: 'u1', shape: [] },
  dealPosition: { at: 21, kind: 'u1', shape: [] },
  dealLeft: { at: 22, kind: 'u1', shape: [] },
  scoredPosition: { at: 23, kind: 'u1', shape: [] },
  deckSize: { at: 24, kind: 'u1', shape: [] },
  discardSize: { at: 25, kind: 'u1', shape: [] },
  figuresHeld: { at: 26, kind: 'u1', shape: [4] },
  areaAt: { at: 30, kind: 'u1', shape: [5] },
  positionOf: { at: 35, kind: 'u1', shape: [5] },
  slotCount: { at: 40, kind: 'u1', shape: [5] },
  slots: { at: 45, kind: 'u1', shape: [5, 4] },
  supply: { at: 65, kind: 'u1', shape: [4] },
  supporters: { at: 69, kind: 'u1', shape: [4, 5] },
  coins: { at: 89, kind: 'u1', shape: [4] },
  medals: { at: 93, kind: 'u1', shape: [4] },
  tokens: { at: 97, kind: 'u1', shape: [4, 5] },
  held: { at: 117, kind: 'u1', shape: [4, 14] },
  cardPlace: { at: 173, kind: 'u1', shape: [91] },
  deck: { at: 264, kind: 'u1', shape: [91] },
  reshuffledSize: { at: 355, kind: 'u1', shape: [] },
  padding: { at: 356, kind: 'u1', shape: [4] },
} as const;
export const BOX = {
  size: 244,
  players: { at: 0, kind: 'u1', shape: [] },
  spaces: { at: 1, kind: 'u1', shape: [] },
  supporters: { at: 2, kind: 'u1', shape: [] },
  supportersOnEach: { at: 3, kind: 'u1', shape: [] },
  leaderBonus: { at: 4, kind: 'u1', shape: [] },
  deckSize: { at: 5, kind: 'u1', shape: [] },
  capacity: { at: 6, kind: 'u1', shape: [5] },
  medal: { at: 11, kind: 'u1', shape: [5] },
  approvals: { at: 16, kind: 'u1', shape: [5] },
  setValue: { at: 21, kind: 'u1', shape: [6] },
  bonus: { at: 27, kind: 'u1', shape: [4, 5] },
  firstCard: { at: 47, kind: 'u1', shape: [15] },
  kindOf: { at: 62, kind: 'u1', shape: [91] },
  deck: { at: 153, kind: 'u1', shape: [91] },
} as const;
export const CHOICES = {
  size: 204,
  decision: { at: 0, kind: 'u1', shape: [204] },
} as const;
export const OVERVIEW = {
  size: 520,
  trial: { at: 0, kind: 'record', shape: [] },
  setPoints: { at: 360, kind: 'u2', shape: [4] },
  ifScored: { at: 368, kind: 'u2', shape: [4] },
  place: { at: 376, kind: 'u1', shape: [4, 5] },
  approvable: { at: 396, kind: 'u1', shape: [4, 5] },
  first: { at: 416, kind: 'u1', shape: [13] },
  cards: { at: 429, kind: 'u1', shape: [91] },
} as const;
export const CHOOSER = {
  size: 15933,
  workspace: { at: 0, kind: 'record', shape: [] },
  random: { at: 14236, kind: 'u8', shape: [] },
  weakness: { at: 14244, kind: 'record', shape: [] },
  seesWheel: { at: 14292, kind: 'u1', shape: [] },
  rivals: { at: 14293, kind: 'f8', shape: [] },
  value: { at: 14301, kind: 'f8', shape: [204] },
} as const;
export const WEAKNESS = {
  size: 48,
  rivals: { at: 0, kind: 'f8', shape: [] },
  colour: { at: 8, kind: 'f8', shape: [] },
  wheel: { at: 16, kind: 'f8', shape: [] },
  figures: { at: 24, kind: 'f8', shape: [] },
  hurry: { at: 32, kind: 'f8', shape: [] },
  haze: { at: 40, kind: 'f8', shape: [] },
} as const;
export const NODE = {
  size: 40,
  child: { at: 0, kind: 'i4', shape: [] },
  sibling: { at: 4, kind: 'i4', shape: [] },
  visits: { at: 8, kind: 'i4', shape: [] },
  prior: { at: 12, kind: 'f4', shape: [] },
  value: { at: 16, kind: 'f4', shape: [4] },
  decision: { at: 32, kind: 'u1', shape: [] },
  isExpanded: { at: 33, kind: 'u1', shape: [] },
  padding: { at: 34, kind: 'u1', shape: [2] },
  advantage: { at: 36, kind: 'f4', shape: [] },
} as const;
export const WORKSPACE = {
  size: 14236,
  first: { at: 0, kind: 'f4', shape: [128] },
  base: { at: 512, kind: 'f4', shape: [128] },
  pooled: { at: 1024, kind: 'f4', shape: [256] },
  second: { at: 2048, kind: 'f4', shape: [64] },
  output: { at: 2304, kind: 'f4', shape: [8] },
  active: { at: 2336, kind: 'i4', shape: [296] },
  inputs: { at: 3520, kind: 'f4', shape: [296] },
  activeCount: { at: 4704, kind: 'i8', shape: [] },
  ring: { at: 4712, kind: 'i4', shape: [296] },
  turned: { at: 5896, kind: 'i4', shape: [5, 296] },
  turnedFor: { at: 11816, kind: 'i8', shape: [] },
  win: { at: 11824, kind: 'f4', shape: [4] },
  points: { at: 11840, kind: 'f4', shape: [4] },
  box: { at: 11856, kind: 'i8', shape: [] },
  network: { at: 11864, kind: 'i8', shape: [] },
  trial: { at: 11872, kind: 'record', shape: [] },
  placements: { at: 12232, kind: 'record', shape: [] },
  features: { at: 13736, kind: 'record', shape: [] },
  choices: { at: 14032, kind: 'record', shape: [] },
} as const;
export const SEARCH = {
  size: 34896,
  workspace: { at: 0, kind: 'record', shape: [] },
  random: { at: 14236, kind: 'u8', shape: [] },
  pool: { at: 14244, kind: 'i8', shape: [] },
  capacity: { at: 14252, kind: 'i4', shape: [] },
  used: { at: 14256, kind: 'i4', shape: [] },
  kind: { at: 14260, kind: 'i4', shape: [] },
  exploration: { at: 14264, kind: 'f4', shape: [3] },
  firstPlay: { at: 14276, kind: 'f4', shape: [] },
  priorHeat: { at: 14280, kind: 'f4', shape: [] },
  placementHeat: { at: 14284, kind: 'f8', shape: [] },
  keptShare: { at: 14292, kind: 'f8', shape: [] },
  root: { at: 14300, kind: 'record', shape: [] },
  table: { at: 14660, kind: 'record', shape: [] },
  utility: { at: 15020, kind: 'f4', shape: [4] },
  pathLength: { at: 15036, kind: 'i4', shape: [] },
  path: { at: 15040, kind: 'i4', shape: [256] },
  nodeOf: { at: 16064, kind: 'i4', shape: [204] },
  weight: { at: 16880, kind: 'f4', shape: [204] },
  advantage: { at: 17696, kind: 'f4', shape: [204] },
  graftSource: { at: 18512, kind: 'i4', shape: [4096] },
} as const;
export const NETWORK_SIZE = 222524 as const;
/** Changes with the layout of a state. */
export const LAYOUT = "579c6a100182ba6a" as const;
export const STACK_TOP = 1048576 as const;
export const RULES_VERSION = 1 as const;
export const AREA_COUNT = 5 as const;
export const SEAT_COUNT = 4 as const;
export const CARD_COUNT = 91 as const;
export const KIND_COUNT = 14 as const;
export const SLOT_COUNT = 4 as const;
export const KIND_TICKET = 5 as const;
export const FIRST_FIGURE = 6 as const;
export const NO_CARD = 255 as const;
export const IN_DECK = 0 as const;
export const AT_AREA = 1 as const;
export const HELD_BY = 6 as const;
export const DISCARDED = 10 as const;
export const LEFT_OUT = 11 as const;
export const PLACE = 0 as const;
export const FIGURES_STEP = 1 as const;
export const APPROVE = 2 as const;
export const OVER = 3 as const;
export const SHUFFLE = 4 as const;
export const COLLECT = 5 as const;
export const DEAL = 6 as const;
export const REDEEM = 7 as const;
export const SCORE_AREA = 8 as const;
export const RECALL = 9 as const;
export const END_TURN = 10 as const;
export const FIRST_AUTOMATIC = 5 as const;
export const LAST_ROUND = 3 as const;
export const TURN_LIMIT = 500 as const;
export const NO_NODE = -1 as const;
export const ROOT = 0 as const;
export const SEARCH_KINDS = {"plain": 0, "informed": 1} as const;
export const RECORD = {"format": "worldsfair-record", "version": 2} as const;
export const CONTINUATION = {"format": "worldsfair-continuation", "version": 2, "mostParts": 16} as const;
/** The text of every decision; its place in the list is its number. */
export const DECISIONS = ["place agriculture", "place electricity", "place fine_arts", "place manufacturing", "place transportation", "place agriculture from agriculture", "place agriculture from electricity", "place agriculture from fine_arts", "place agriculture from manufacturing", "place agriculture from transportation", "place electricity from agriculture", "place electricity from electricity", "place electricity from fine_arts", "place electricity from manufacturing", "place electricity from transportation", "place fine_arts from agriculture", "place fine_arts from electricity", "place fine_arts from fine_arts", "place fine_arts from manufacturing", "place fine_arts from transportation", "place manufacturing from agriculture", "place manufacturing from electricity", "place manufacturing from fine_arts", "place manufacturing from manufacturing", "place manufacturing from transportation", "place transportation from agriculture", "place transportation from electricity", "place transportation from fine_arts", "place transportation from manufacturing", "place transportation from transportation", "burnham", "burnham from agriculture", "burnham from electricity", "burnham from fine_arts", "burnham from manufacturing", "burnham from transportation", "davis agriculture", "davis electricity", "davis fine_arts", "davis manufacturing", "davis transportation", "davis agriculture from agriculture", "davis agriculture from electricity", "davis agriculture from fine_arts", "davis agriculture from manufacturing", "davis agriculture from transportation", "davis electricity from agriculture", "davis electricity from electricity", "davis electricity from fine_arts", "davis electricity from manufacturing", "davis electricity from transportation", "davis fine_arts from agriculture", "davis fine_arts from electricity", "davis fine_arts from fine_arts", "davis fine_arts from manufacturing", "davis fine_arts from transportation", "davis manufacturing from agriculture", "davis manufacturing from electricity", "davis manufacturing from fine_arts", "davis manufacturing from manufacturing", "davis manufacturing from transportation", "davis transportation from agriculture", "davis transportation from electricity", "davis transportation from fine_arts", "davis transportation from manufacturing", "davis transportation from transportation", "palmer 0 agriculture electricity", "palmer 0 agriculture fine_arts", "palmer 0 agriculture manufacturing", "palmer 0 agriculture transportation", "palmer 0 electricity agriculture", "palmer 0 electricity fine_arts", "palmer 0 electricity manufacturing", "palmer 0 electricity transportation", "palmer 0 fine_arts agriculture", "palmer 0 fine_arts electricity", "palmer 0 fine_arts manufacturing", "palmer 0 fine_arts transportation", "palmer 0 manufacturing agriculture", "palmer 0 manufacturing electricity", "palmer 0 manufacturing fine_arts", "palmer 0 manufacturing transportation", "palmer 0 transportation agriculture", "palmer 0 transportation electricity", "palmer 0 transportation fine_arts", "palmer 0 transportation manufacturing", "palmer 1 agriculture electricity", "palmer 1 agriculture fine_arts", "palmer 1 agriculture manufacturing", "palmer 1 agriculture transportation", "palmer 1 electricity agriculture", "palmer 1 electricity fine_arts", "palmer 1 electricity manufacturing", "palmer 1 electricity transportation", "palmer 1 fine_arts agriculture", "palmer 1 fine_arts electricity", "palmer 1 fine_arts manufacturing", "palmer 1 fine_arts transportation", "palmer 1 manufacturing agriculture", "palmer 1 manufacturing electricity", "palmer 1 manufacturing fine_arts", "palmer 1 manufacturing transportation", "palmer 1 transportation agriculture", "palmer 1 transportation electricity", "palmer 1 transportation fine_arts", "palmer 1 transportation manufacturing", "palmer 2 agriculture electricity", "palmer 2 agriculture fine_arts", "palmer 2 agriculture manufacturing", "palmer 2 agriculture transportation", "palmer 2 electricity agriculture", "palmer 2 electricity fine_arts", "palmer 2 electricity manufacturing", "palmer 2 electricity transportation", "palmer 2 fine_arts agriculture", "palmer 2 fine_arts electricity", "palmer 2 fine_arts manufacturing", "palmer 2 fine_arts transportation", "palmer 2 manufacturing agriculture", "palmer 2 manufacturing electricity", "palmer 2 manufacturing fine_arts", "palmer 2 manufacturing transportation", "palmer 2 transportation agriculture", "palmer 2 transportation electricity", "palmer 2 transportation fine_arts", "palmer 2 transportation manufacturing", "palmer 3 agriculture electricity", "palmer 3 agriculture fine_arts", "palmer 3 agriculture manufacturing", "palmer 3 agriculture transportation", "palmer 3 electricity agriculture", "palmer 3 electricity fine_arts", "palmer 3 electricity manufacturing", "palmer 3 electricity transportation", "palmer 3 fine_arts agriculture", "palmer 3 fine_arts electricity", "palmer 3 fine_arts manufacturing", "palmer 3 fine_arts transportation", "palmer 3 manufacturing agriculture", "palmer 3 manufacturing electricity", "palmer 3 manufacturing fine_arts", "palmer 3 manufacturing transportation", "palmer 3 transportation agriculture", "palmer 3 transportation electricity", "palmer 3 transportation fine_arts", "palmer 3 transportation manufacturing", "mccormick", "mccormick from agriculture", "mccormick from electricity", "mccormick from fine_arts", "mccormick from manufacturing", "mccormick from transportation", "westinghouse", "westinghouse from agriculture", "westinghouse from electricity", "westinghouse from fine_arts", "westinghouse from manufacturing", "westinghouse from transportation", "saint_gaudens", "saint_gaudens from agriculture", "saint_gaudens from electricity", "saint_gaudens from fine_arts", "saint_gaudens from manufacturing", "saint_gaudens from transportation", "schwab", "schwab from agriculture", "schwab from electricity", "schwab from fine_arts", "schwab from manufacturing", "schwab from transportation", "pullman", "pullman from agriculture", "pullman from electricity", "pullman from fine_arts", "pullman from manufacturing", "pullman from transportation", "discard burnham", "discard davis", "discard palmer", "discard mccormick", "discard westinghouse", "discard saint_gaudens", "discard schwab", "discard pullman", "approve agriculture 0", "approve agriculture 1", "approve agriculture 2", "approve agriculture 3", "approve electricity 0", "approve electricity 1", "approve electricity 2", "approve electricity 3", "approve fine_arts 0", "approve fine_arts 1", "approve fine_arts 2", "approve fine_arts 3", "approve manufacturing 0", "approve manufacturing 1", "approve manufacturing 2", "approve manufacturing 3", "approve transportation 0", "approve transportation 1", "approve transportation 2", "approve transportation 3"] as const;
/** Why a decision is illegal: the rule's id, and a sentence to fill in. */
export const REASONS = [{"rule": "P7", "sentence": "Player {seat} approves exhibits of {scored} now."}, {"rule": "P7", "sentence": "At most {most} may be approved here."}, {"rule": "P7", "sentence": "Exhibits are approved only in a scoring phase."}, {"rule": "T1", "sentence": "A turn begins with placing a supporter."}, {"rule": "T1", "sentence": "A supporter is placed once, at the beginning of a turn."}, {"rule": "T2", "sentence": "With a supporter in the supply, none is taken from an area."}, {"rule": "T2", "sentence": "The supply is empty: say which area the supporter comes from."}, {"rule": "T2", "sentence": "Player {seat} has no supporter in {last}."}, {"rule": "T3", "sentence": "Player {seat} does not hold {figure}."}, {"rule": "T5", "sentence": "{words[1]} is not next to the area of this turn."}, {"rule": "T6", "sentence": "There is no player {words[1]}."}, {"rule": "T6", "sentence": "Player {words[1]} has no supporter in {words[2]}."}] as const;
/** By edition and number of players: the box for the engine, in base64. */
export const BOXES = {"base": {"2": "AgkWAQJVBAMDBAQAAgAAAAADAQAAAAEDBgoPAQAAAAAAAQAAAAAAAAAAAAAAAAAACBAYIChESU1RU1VXWVsAAAAAAAAAAAEBAQEBAQEBAgICAgICAgIDAwMDAwMDAwQEBAQEBAQEBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQYGBgYGBwcHBwgICAgJCQoKCwsMDA0NAAECAwQFBggJCgsMDQ4QERITFBUWGBkaGxwdHiAhIiMkJSYoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj9AQUJERUZHSElKS0xNTk9QUVJTVFVWV1hZWgAAAAAAAA==", "3": "AwsWAQJbBAMDBAQABAICAAADAgEAAAEDBgoPAQAAAAAAAQAAAAAAAQEAAAAAAAAACBAYIChESU1RU1VXWVsAAAAAAAAAAAEBAQEBAQEBAgICAgICAgIDAwMDAwMDAwQEBAQEBAQEBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQYGBgYGBwcHBwgICAgJCQoKCwsMDA0NAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk9QUVJTVFVWV1hZWg==", "4": "BA0WAQJSBAMDBAQABAICAAADAgEBAAEDBgoPAQAAAAAAAQAAAAAAAQEAAQAAAAEACBAYIChESU1RU1VXWVsAAAAAAAAAAAEBAQEBAQEBAgICAgICAgIDAwMDAwMDAwQEBAQEBAQEBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQYGBgYGBwcHBwgICAgJCQoKCwsMDA0NAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1Njc4OTo7PD0+REVGSUpLTU5PUVJTVFVWV1hZWgAAAAAAAAAAAA=="}, "base-2": {"2": "AgkWAQJVBAMDBAQAAgAAAAADAQAAAAEDBgoPAQAAAAAAAQAAAQAAAAAAAAAAAAAACBAYIChESU1RU1VXWVsAAAAAAAAAAAEBAQEBAQEBAgICAgICAgIDAwMDAwMDAwQEBAQEBAQEBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQYGBgYGBwcHBwgICAgJCQoKCwsMDA0NAAECAwQFBggJCgsMDQ4QERITFBUWGBkaGxwdHiAhIiMkJSYoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj9AQUJERUZHSElKS0xNTk9QUVJTVFVWV1hZWgAAAAAAAA==", "3": "AwsWAQJbBAMDBAQABAICAAADAgEAAAEDBgoPAQAAAAAAAQAAAQAAAQEAAAAAAAAACBAYIChESU1RU1VXWVsAAAAAAAAAAAEBAQEBAQEBAgICAgICAgIDAwMDAwMDAwQEBAQEBAQEBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQYGBgYGBwcHBwgICAgJCQoKCwsMDA0NAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk9QUVJTVFVWV1hZWg==", "4": "BA0WAQJSBAMDBAQABAICAAADAgEBAAEDBgoPAQAAAAAAAQAAAQAAAQEAAQAAAAEACBAYIChESU1RU1VXWVsAAAAAAAAAAAEBAQEBAQEBAgICAgICAgIDAwMDAwMDAwQEBAQEBAQEBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQYGBgYGBwcHBwgICAgJCQoKCwsMDA0NAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1Njc4OTo7PD0+REVGSUpLTU5PUVJTVFVWV1hZWgAAAAAAAAAAAA=="}} as const;
/** What each bot is made of. */
export const BOTS = {"random": {"kind": "random"}, "greedy": {"kind": "greedy"}, "search": {"kind": "search", "style": {"kind": 1, "exploration": [0.5, 0.5, 0.15], "firstPlay": 0.02, "priorHeat": 0.05, "placementHeat": 0.08, "keptShare": 0.0, "leastShare": 0.25}, "simulations": null, "seconds": 0.5, "steady": null}, "search:plain": {"kind": "search", "style": {"kind": 0, "exploration": [0.7, 0.7, 0.7], "firstPlay": 0.0, "priorHeat": 1.0, "placementHeat": 1.0, "keptShare": 0.0, "leastShare": 1.0}, "simulations": null, "seconds": 0.5, "steady": null}, "visitor": {"kind": "ahead", "asksNetwork": false, "weakness": {"rivals": 0.6, "colour": 0.4, "wheel": 0.9, "figures": 0.9, "hurry": 0.6, "haze": [2.6, 2.3, 6.0]}}, "reporter": {"kind": "ahead", "asksNetwork": true, "weakness": {"rivals": 0.9, "colour": 0.7, "wheel": 1.0, "figures": 1.0, "hurry": 0.7, "haze": [3.1, 2.25, 5.3]}}, "vendor": {"kind": "ahead", "asksNetwork": true, "weakness": {"rivals": 0.8, "colour": 0.6, "wheel": 0.8, "figures": 1.0, "hurry": 0.3, "haze": [2.05, 1.25, 2.65]}}, "exhibitor": {"kind": "ahead", "asksNetwork": true, "weakness": {"rivals": 0.6, "colour": 0.4, "wheel": 0.6, "figures": 0.8, "hurry": 0.0, "haze": [1.8, 1.25, 2.1]}}, "juror": {"kind": "ahead", "asksNetwork": true, "weakness": {"rivals": 0.3, "colour": 0.2, "wheel": 0.3, "figures": 0.6, "hurry": 0.0, "haze": [1.6, 1.25, 1.75]}}, "organizer": {"kind": "ahead", "asksNetwork": true, "weakness": {"rivals": 0.0, "colour": 0.0, "wheel": 0.0, "figures": 0.0, "hurry": 0.0, "haze": [1.25, 1.0, 1.3]}}, "commissioner": {"kind": "search", "style": {"kind": 1, "exploration": [0.5, 0.5, 0.15], "firstPlay": 0.02, "priorHeat": 0.05, "placementHeat": 0.08, "keptShare": 0.0, "leastShare": 0.25}, "simulations": null, "seconds": null, "steady": [32, 20, 6]}, "director": {"kind": "search", "style": {"kind": 1, "exploration": [0.5, 0.5, 0.15], "firstPlay": 0.02, "priorHeat": 0.05, "placementHeat": 0.08, "keptShare": 0.0, "leastShare": 0.25}, "simulations": null, "seconds": 1.0, "steady": null}} as const;
/** The exported functions. Addresses and numbers are 64-bit integers. */
export interface Exports {
  /** An empty table. */
  clear(state: bigint, box: bigint, chosenApprovals: bigint, asksForShuffle: bigint): void;
  /** S6, S8 and S9, once tiles and deck are in the state. */
  openTheFair(state: bigint, box: bigint): void;
  /** Write the legal decisions to `choices`; says how many. */
  legal(state: bigint, box: bigint, choices: bigint): bigint;
  /** Carry out a decision if it is legal; says whether it was. */
  playIfLegal(state: bigint, box: bigint, decision: bigint): number;
  /** Carry out only the decision, without what follows. */
  applyDecision(state: bigint, box: bigint, decision: bigint): void;
  /** Do one stage of what follows from a decision. */
  runStage(state: bigint, box: bigint): void;
  /** Do all that follows until somebody decides. */
  advance(state: bigint, box: bigint): void;
  /** T8: take the cards of the placement, whatever figures are left to play. */
  collect(state: bigint, box: bigint): void;
  /** T13: the discard pile becomes the deck, in the order of the card ids. */
  gatherDiscards(state: bigint): void;
  /** Write an overview of a state. */
  lookOver(state: bigint, box: bigint, overview: bigint): void;
  /** P4 to P6: a player's place in an area. */
  place(state: bigint, seat: bigint, area: bigint): bigint;
  /** P1 and P2: what a player's tickets are worth. */
  ticketCoins(state: bigint, box: bigint, seat: bigint): bigint;
  /** E3: what a player's tokens are worth. */
  setPoints(state: bigint, box: bigint, seat: bigint): bigint;
  /** E3: the areas of one of a player's sets, a bit each. */
  areasOfSet(state: bigint, seat: bigint, number: bigint): bigint;
  /** E3: what one of a player's sets is worth. */
  pointsOfSet(state: bigint, box: bigint, seat: bigint, number: bigint): bigint;
  /** E2: a player's coins, medals and sets. */
  totalPoints(state: bigint, box: bigint, seat: bigint): bigint;
  /** E4: a number that is higher for the better player. */
  rankingKey(state: bigint, box: bigint, seat: bigint): bigint;
  /** Why a decision is illegal, as a place in the list of reasons. */
  reasonAgainst(state: bigint, decision: bigint): bigint;
  /** Lay out and play a random game from the generator in a state, by addresses. */
  randomGame(state: bigint, box: bigint, choices: bigint, turnLimit: bigint): void;
  /** `mixed_seeds(seed, count)[index]` as 64 bits, for compiled code. */
  mixedSeed(seed: bigint, index: bigint): bigint;
  /** Any legal decision, each as likely as the others. */
  chooseAtRandom(state: bigint, box: bigint, chooser: bigint): bigint;
  /** The decision that looks best after the turn. */
  chooseGreedily(state: bigint, box: bigint, chooser: bigint): bigint;
  /** The decision that looks best after the turn, to the eye of the chooser. */
  chooseAhead(state: bigint, box: bigint, chooser: bigint): bigint;
  /** A sensible figure or approval, without looking ahead. */
  quickChoice(state: bigint, box: bigint): bigint;
  /** An empty tree for the search at an address. */
  plant(search: bigint): void;
  /** Run simulations from the root of the search at an address. */
  simulate(search: bigint, count: bigint): void;
}
