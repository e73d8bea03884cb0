import type { Design, Page } from '@blattwerk/designs/model/design.ts';
import { folds, sidesOf } from '@blattwerk/designs/model/fold.ts';
import { expect, test } from 'vitest';
import { paperObjectOf, stepsOf } from './paper-object.ts';
import { poses } from './poses.ts';

const format = { width: 100, height: 150 };

function designOf(pages: readonly Omit<Page, 'background' | 'layers'>[]): Design {
  return {
    version: 1,
    id: 'any',
    title: 'Any',
    bleed: 3,
    safe: 4,
    foil: null,
    palette: {
      paper: '#ffffff',
      ink: '#222222',
      accent: '#777777',
      main: '#999999',
      second: '#bbbbbb',
      third: '#cccccc',
      leaf: '#888888',
      wash: '#eeeeee',
    },
    pages: pages.map((page) => ({ ...page, background: 'paper', layers: [] })),
  };
}

const sheet = (id: string, width = format.width) => ({
  id,
  label: id,
  trim: { width, height: format.height },
  folds: [],
  panels: [],
});

test.each(folds)(
  'every side of a sheet folded as "%s" is on a panel, and every turn has its pose',
  (fold) => {
    const sides = sidesOf(fold, format);
    const object = paperObjectOf(designOf(sides), false);
    if (object.kind === 'folded') {
      expect(poses[object.way]).toHaveLength(stepsOf(object).length);
      for (const pose of poses[object.way]) expect(pose.hinges).toHaveLength(object.panels.length);
      expect(object.panels).toHaveLength(sides[0]?.panels.length ?? 0);
      expect(object.size).toEqual(format);
    } else expect(object).toMatchObject({ kind: 'sheets', sheets: [{ size: format }] });
  },
);

test('the front of a folded card is behind what is seen first within, whichever way it is folded', () => {
  for (const fold of ['book', 'tent', 'trifold', 'zigzag'] as const) {
    const sides = sidesOf(fold, format);
    const object = paperObjectOf(designOf(sides), false);
    if (object.kind !== 'folded') throw new Error('It has folds.');
    const front = sides[0]?.panels.find(({ id }) => id === 'front');
    expect(object.panels[0]?.outside).toEqual({ pageIndex: 0, box: front?.box });
  }
});

test('a book turns each half of a spread on a leaf of its own', () => {
  const pages = [sheet('cover'), sheet('page-1'), sheet('spread-1', 200), sheet('page-4')];
  const object = paperObjectOf(designOf(pages), false);
  if (object.kind !== 'bound') throw new Error('It is bound.');
  expect(object.leaves.map(({ front, back }) => [front?.pageIndex, back?.pageIndex, back?.box.x])).toEqual([
    [0, undefined, undefined],
    [1, 2, 0],
    [2, 3, 0],
    [undefined, undefined, undefined],
  ]);
  expect(object.leaves[2]?.front?.box.x).toBe(100);
  expect(stepsOf(object)).toEqual([
    { pageIndex: 0 },
    { pageIndex: 1 },
    { pageIndex: 2 },
    { pageIndex: 3 },
    { face: 'back' },
  ]);
});

test('a calendar hangs by its upper edge, a single sheet of it does not', () => {
  const months = [sheet('cover'), sheet('month-1'), sheet('month-2')];
  expect(paperObjectOf(designOf(months), true)).toMatchObject({ kind: 'bound', edge: 'top' });
  expect(stepsOf(paperObjectOf(designOf(months), true))).toHaveLength(3);
  expect(paperObjectOf(designOf([sheet('year')]), true)).toMatchObject({ kind: 'sheets' });
});
