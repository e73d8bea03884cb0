import fc from 'fast-check';
import { expect, test } from 'vitest';
import { needsOf, usualLoad } from './capacity.ts';
import { measuredCosts } from './costs.ts';

const visits = fc.integer({ min: 1_000, max: 1_000_000_000 });

test('ten times the visits take ten times the work and the room, and never less to have', () => {
  fc.assert(
    fc.property(visits, (visitsPerMonth) => {
      const one = needsOf({ ...usualLoad, visitsPerMonth }, measuredCosts);
      const ten = needsOf({ ...usualLoad, visitsPerMonth: visitsPerMonth * 10 }, measuredCosts);
      for (const part of ['pages', 'pictures', 'baskets', 'press'] as const)
        expect(ten.cores[part]).toBeCloseTo(one.cores[part] * 10);
      expect(ten.databaseGigabytes).toBeCloseTo(one.databaseGigabytes * 10);
      expect(ten.coresToHave).toBeGreaterThanOrEqual(one.coresToHave);
    }),
  );
});

test('a page that is made costs what memory spares', () => {
  const load = { ...usualLoad, visitsPerMonth: 10_000_000 };
  const kept = needsOf({ ...load, keptShare: 1 }, measuredCosts);
  const made = needsOf({ ...load, keptShare: 0 }, measuredCosts);
  expect(made.cores.pages / kept.cores.pages).toBeCloseTo(
    measuredCosts.renderedPage / measuredCosts.keptPage,
  );
});
