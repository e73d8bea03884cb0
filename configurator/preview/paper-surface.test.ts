import { papers, paperTable } from '@blattwerk/schemas/shop/cards/papers.ts';
import { expect, test } from 'vitest';
import { surfaceOf } from './paper-surface.ts';

test('a paper that takes no foil shows why: it is not closed and smooth', () => {
  const rough = papers.filter((paper) => !paperTable[paper].takesRefinement);
  expect(rough.filter((paper) => surfaceOf(paper) === undefined)).toEqual([]);
  expect(surfaceOf('premium-matt')).toBeUndefined();
  expect(surfaceOf('constructor')).toBeUndefined();
});
