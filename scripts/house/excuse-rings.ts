import { type Arrow, wayBetween } from './arrows.ts';
import { staleUpward, type UpwardArrow } from './findings.ts';

/** Known upward arrows and as few thin ones more as leave no ring: for `npm run house -- --excuse`. */
export function excuseRings(arrows: readonly Arrow[], upward: readonly UpwardArrow[]): UpwardArrow[] {
  let excused = [...upward];
  for (;;) {
    const rest = arrows.filter(
      ({ from, to }) => !excused.some((known) => known.from === from && known.to === to),
    );
    const rings = rest.flatMap(({ from, to }) => {
      const way = wayBetween(rest, to, from);
      return way ? [[...way, to]] : [];
    });
    const [ring] = rings.sort((a, b) => a.length - b.length);
    if (!ring) break;
    const parts = rest.filter(({ from, to }) =>
      ring.some((folder, at) => folder === from && ring[at + 1] === to),
    );
    const [thinnest] = parts.sort((a, b) => a.imports.length - b.imports.length);
    if (thinnest) excused.push({ from: thinnest.from, to: thinnest.to, why: 'Not turned yet.' });
  }
  for (;;) {
    const [stale] = staleUpward(arrows, excused);
    if (!stale) break;
    excused = excused.filter((arrow) => arrow !== stale);
  }
  return excused.sort((a, b) => (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1));
}
