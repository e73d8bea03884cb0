import { dirname } from 'node:path';
import type { Import } from './read-imports.ts';
import { roomOf } from './rooms.ts';

/** One folder, or room, that imports another: both stand beside each other in the same folder. */
export type Arrow = { from: string; to: string; imports: readonly Import[] };

/** Tests import from any storey of their room: what they try may need what stands above it. */
const forTests = /\.test(?:-d)?\.tsx?$|\/(?:testing|test-support)\//;

/**
 * Arrows between rooms, and inside rooms between folders that stand beside each other: `a/b/c.ts` importing
 * `a/d/e/f.ts` is an arrow from `a/b` to `a/d`. A folder's own files may know its folders and be known by them.
 */
export function arrowsOf(imports: readonly Import[]): Arrow[] {
  const found = new Map<string, { from: string; to: string; imports: Import[] }>();
  for (const imported of imports) {
    if (forTests.test(imported.from) || forTests.test(imported.to) || !roomOf(imported.to)) continue;
    const siblings = siblingsAbove(imported);
    if (!siblings) continue;
    const [from, to] = siblings;
    const known = found.get(`${from} ${to}`);
    if (known) known.imports.push(imported);
    else found.set(`${from} ${to}`, { from, to, imports: [imported] });
  }
  return [...found.values()].sort((a, b) => compare(a.from, b.from) || compare(a.to, b.to));
}

/** Folders that a folder's arrows lead between, by that folder; rooms are those of the project itself, `.`. */
export function arrowsByPlace(arrows: readonly Arrow[]): Map<string, Arrow[]> {
  return Map.groupBy(arrows, ({ from }) => dirname(from));
}

/** Height of every folder: 0 where it imports none beside it, else one more than the highest that it imports. */
export function storeysOf(arrows: readonly Arrow[]): Map<string, number> {
  const below = Map.groupBy(arrows, ({ from }) => from);
  const storeys = new Map<string, number>();
  const climb = (folder: string, path: readonly string[]): number => {
    const known = storeys.get(folder);
    if (known !== undefined) return known;
    const lower = (below.get(folder) ?? []).filter(({ to }) => !path.includes(to));
    const storey = Math.max(-1, ...lower.map(({ to }) => climb(to, [...path, folder]))) + 1;
    storeys.set(folder, storey);
    return storey;
  };
  for (const { from, to } of arrows) {
    climb(from, []);
    climb(to, []);
  }
  return storeys;
}

/** The shortest way along arrows from one folder to another, both included; undefined where none leads there. */
export function wayBetween(arrows: readonly Arrow[], from: string, to: string): string[] | undefined {
  const below = Map.groupBy(arrows, (arrow) => arrow.from);
  const seen = new Set([from]);
  let ways = [[from]];
  while (ways.length > 0) {
    const next: string[][] = [];
    for (const way of ways) {
      for (const arrow of below.get(way.at(-1) ?? '') ?? []) {
        if (arrow.to === to) return [...way, to];
        if (seen.has(arrow.to)) continue;
        seen.add(arrow.to);
        next.push([...way, arrow.to]);
      }
    }
    ways = next;
  }
  return undefined;
}

function siblingsAbove({ from, to }: Import): [string, string] | undefined {
  const above = dirname(from).split('/');
  const other = dirname(to).split('/');
  let depth = 0;
  while (depth < above.length && depth < other.length && above[depth] === other[depth]) depth++;
  if (depth === above.length || depth === other.length) return undefined;
  return [above.slice(0, depth + 1).join('/'), other.slice(0, depth + 1).join('/')];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
