import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Drawing, readDrawing } from '@blattwerk/designs/motifs/artists/read-drawing.ts';
import type { Mark } from '@blattwerk/designs/motifs/figure/marks.ts';
import type { Table } from './table.ts';

const folder = 'designs/motifs/artists/drawings';

/** The drawings of a folder, checked; a fault stops the tables with a sentence for the artist. */
function allDrawings(): Drawing[] {
  return globSync('*.svg', { cwd: folder })
    .map((file) => basename(file, '.svg'))
    .sort()
    .map((name) => {
      const file = `${folder}/${name}.svg`;
      const read = readDrawing(name, readFileSync(file, 'utf8'), dataOf(name));
      if (!read.ok) throw new Error(read.faults.map((fault) => `${file}: ${fault}`).join('\n'));
      return read.drawing;
    });
}

function dataOf(name: string): unknown {
  const file = `${folder}/${name}.json`;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${folder}/${name}.svg needs ${name}.json beside it, which cannot be read: ${reason}`);
  }
}

/** Points as figures are written: short, and read only when the motif is drawn. */
function written(mark: Mark): unknown {
  if (mark.kind === 'glow') return mark;
  return {
    ...mark,
    points: mark.points.map(({ x, y, corner }) => `${x},${y}${corner ? '!' : ''}`).join(' '),
  };
}

/** What artists drew, as figures that Node and browsers read without files. */
export const artistDrawings: Table = {
  path: 'designs/motifs/artists/drawings.generated.ts',
  render() {
    const drawings = allDrawings();
    const figures = drawings.map(({ words, belongsTo, ...figure }) => ({
      ...figure,
      marks: figure.marks.map(written),
    }));
    return `
import type { Area, Stroke } from '../figure/marks.ts';

type Written<Kind extends { points: unknown }> = Omit<Kind, 'points'> & { points: string };
export type DrawnMark = Written<Area> | Written<Stroke>;
type Drawn = {
  family: string;
  name: string;
  label: { de: string; en: string };
  tags: readonly string[];
  aspect: number;
  marks: readonly DrawnMark[];
};

export const drawings: readonly Drawn[] = ${JSON.stringify(figures)};
`;
  },
};

/** What they show, in every language. */
export const artistWords: Table = {
  path: 'designs/motifs/artists/words.generated.ts',
  render() {
    const drawings = allDrawings();
    const rows = drawings.map(({ name, words: { de, en, es, fr, it, nl } }) => [
      name,
      [de, en, es, fr, it, nl].map((list) => list.join(', ')).join(' | '),
    ]);
    const broader = drawings.map(({ name, belongsTo }) => [name, belongsTo]);
    return `
/** As in \`motifs/words\`: de | en | es | fr | it | nl. */
export const artistWords = ${JSON.stringify(Object.fromEntries(rows))} as const;

/** The ideas each belongs to. */
export const artistBroader = ${JSON.stringify(Object.fromEntries(broader))} as const;
`;
  },
};
