import { type Arrow, wayBetween } from './arrows.ts';
import type { Import } from './read-imports.ts';
import { liesIn, roomOf, rooms, walls } from './rooms.ts';

/** An arrow inside a room that is known to lead upward, and why it stays. */
export type UpwardArrow = { from: string; to: string; why: string };

/** Imports that leave their room by a way that the table of rooms does not have, one sentence each. */
export function roomFindings(imports: readonly Import[]): string[] {
  return imports.flatMap((imported) => {
    const problem = problemOf(imported);
    return problem === undefined ? [] : [`${imported.from} imports ${imported.specifier}: ${problem}`];
  });
}

function problemOf({ from, to, specifier }: Import): string | undefined {
  const room = roomOf(from);
  if (room === undefined) return undefined;
  const wall = walls.find((wall) => liesIn(from, wall.from) && wall.to.some((place) => liesIn(to, place)));
  if (wall) return `${wall.why}.`;
  if (to === specifier || liesIn(to, room)) return undefined;
  const allowed = rooms[room] ?? [];
  if (!allowed.some((place) => liesIn(to, place))) {
    const places = allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no other room';
    return `${room} may import ${places}. Move the code, or reach the other room over HTTP.`;
  }
  return specifier.startsWith('.') ? `write @blattwerk/${to}, which names the room.` : undefined;
}

/** Folders beside each other that import each other, straight or over others, one sentence each. */
export function storeyFindings(arrows: readonly Arrow[], upward: readonly UpwardArrow[]): string[] {
  const downward = arrows.filter((arrow) => !isAmong(upward, arrow));
  const findings: string[] = [];
  const said = new Set<string>();
  for (const arrow of downward) {
    const way = wayBetween(downward, arrow.to, arrow.from);
    if (!way || said.has(arrow.from)) continue;
    for (const folder of way) said.add(folder);
    findings.push(
      `${way.join(' → ')} → ${arrow.to}: these folders import each other. ${examplesOf(downward, [...way, arrow.to])}`,
    );
  }
  return findings;
}

/** Known upward arrows that are gone, or that lead upward no longer. */
export function staleUpward(arrows: readonly Arrow[], upward: readonly UpwardArrow[]): UpwardArrow[] {
  const downward = arrows.filter((arrow) => !isAmong(upward, arrow));
  return upward.filter(
    ({ from, to }) =>
      !arrows.some((arrow) => arrow.from === from && arrow.to === to) || !wayBetween(downward, to, from),
  );
}

/** The thinnest arrow of a ring, by the imports that it consists of: it is the cheapest to turn. */
function examplesOf(arrows: readonly Arrow[], ring: readonly string[]): string {
  const parts = arrows.filter(({ from, to }) =>
    ring.some((folder, at) => folder === from && ring[at + 1] === to),
  );
  const [thinnest] = parts.sort((a, b) => a.imports.length - b.imports.length);
  const lines = thinnest?.imports.slice(0, 5).map(({ from, to }) => `${from} imports ${to}`) ?? [];
  return `Turn one arrow, such as ${lines.join('; ')}.`;
}

function isAmong(upward: readonly UpwardArrow[], arrow: Arrow): boolean {
  return upward.some(({ from, to }) => from === arrow.from && to === arrow.to);
}
