import { basename } from 'node:path';
import { type Arrow, arrowsByPlace, storeysOf } from './arrows.ts';
import type { UpwardArrow } from './findings.ts';
import { rooms } from './rooms.ts';

/** `docs/house.md`: rooms as a graph, and the folders of each room in storeys, with the arrows between them. */
export function drawHouse(arrows: readonly Arrow[], upward: readonly UpwardArrow[]): string {
  const places = arrowsByPlace(arrows);
  const between = places.get('.') ?? [];
  const sections = Object.keys(rooms).flatMap((room) => sectionsOf(room, places, upward));
  return `${[
    '# The house as it stands',
    'Rooms and folders, and what imports what: values, types and modules that become processes, without tests. Written by',
    '`npm run house`, compared by `npm run check`; the rules are in [scripts/README.md](../scripts/README.md).',
    '',
    '## Rooms',
    '',
    '```mermaid',
    'flowchart TD',
    ...between.map(({ from, to }) => `  ${from} --> ${to}`),
    '```',
    '',
    'Inside a room a folder imports only what stands below it. Its own files are not drawn: they may know its folders and be',
    'known by them. Folders without an arrow are left out.',
    ...sections,
    ...upwardSection(upward),
  ].join('\n')}\n`;
}

/** A room and those of its folders that hold folders with arrows of their own. */
function sectionsOf(
  room: string,
  places: ReadonlyMap<string, readonly Arrow[]>,
  upward: readonly UpwardArrow[],
): string[] {
  const inside = [...places.keys()].filter((place) => place === room || place.startsWith(`${room}/`)).sort();
  return inside.flatMap((place) => [
    '',
    place === room ? `## ${place}` : `### ${place}`,
    '',
    '| storey | folder | imports |',
    '| --- | --- | --- |',
    ...rowsOf(places.get(place) ?? [], upward),
  ]);
}

/** Highest storey first. */
function rowsOf(arrows: readonly Arrow[], upward: readonly UpwardArrow[]): string[] {
  const isUpward = ({ from, to }: Arrow) => upward.some((known) => known.from === from && known.to === to);
  const downward = arrows.filter((arrow) => !isUpward(arrow));
  const storeys = storeysOf(downward);
  for (const { from, to } of arrows)
    for (const folder of [from, to]) if (!storeys.has(folder)) storeys.set(folder, 0);
  const folders = [...storeys].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return folders.map(([folder, storey]) => {
    const imported = arrows
      .filter(({ from }) => from === folder)
      .map((arrow) => (isUpward(arrow) ? `**${basename(arrow.to)}** ↑` : basename(arrow.to)));
    return `| ${storey} | ${basename(folder)} | ${imported.join(', ')} |`;
  });
}

function upwardSection(upward: readonly UpwardArrow[]): string[] {
  if (upward.length === 0) return [];
  const rows = upward.map(({ from, to, why }) => `| ${from} | ${to} | ${why} |`);
  return ['', '## Arrows that lead upward', '', '| from | to | why |', '| --- | --- | --- |', ...rows];
}
