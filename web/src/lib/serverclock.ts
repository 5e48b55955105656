/** The server's clock as this device knows it. The device's own may be hours wrong, or be set in the middle of a game. */

/** Seconds of this page's life, by a clock that nobody sets. */
export const elapsed = (): number => performance.now() / 1000;

/** How far the server's clock is ahead of that; what the device thinks, until the server has told. */
let ahead = Date.now() / 1000 - elapsed();

/** In seconds since 1970: whoever's device is wrong, deadlines are right. */
export const serverTime = (): number => elapsed() + ahead;

/**
 * The server told its time, rounded down to `exact` seconds, at some moment between asking and now. What is
 * known is changed only as far as that proves it wrong, so slow answers don't make the clock jump.
 */
export function hearTime(told: number, askedAt: number, exact = 0): void {
  if (!Number.isFinite(told)) return;
  const least = told - elapsed();
  const most = told + exact - askedAt;
  ahead = Math.min(Math.max(ahead, least), most);
}
