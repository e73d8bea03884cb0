const second = 1000;
const hour = 60 * 60 * second;

/** How long an address is tried. */
export const giveUpAfterMs = 24 * hour;

/** When an event that an address did not take is sent again: after 5, 15, 45 seconds …, at most an hour; undefined to give it up. */
export function retryPause(attempts: number, ageMs: number): number | undefined {
  const pause = Math.min(5 * second * 3 ** Math.max(attempts - 1, 0), hour);
  return ageMs + pause > giveUpAfterMs ? undefined : pause;
}
