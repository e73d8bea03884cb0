/** Whether tests walk every way, in all countries and at all widths: `npm run test:broad`. */
export const isBroad = process.env.BROAD !== undefined;

/** For a corner of something whose main way `npm test` walks. */
export const beforeRelease = { tag: ['@broad'] };

/** For a test that walks the same way once more, at another width or in another country: `npm test` keeps to the first. */
export function once(isFirst: boolean): { tag: string[] } {
  return isFirst ? { tag: [] } : beforeRelease;
}
