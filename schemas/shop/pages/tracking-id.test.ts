import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correctedTrackingId, trackingIdProblem } from './tracking-id.ts';

test.each(['GTM-AB12CD3', 'G-1A2B3C4D5E'])('%s is an id', (id) => {
  expect(trackingIdProblem(id)).toBeUndefined();
});

test.each([
  ['gtm-ab12cd3', 'GTM-AB12CD3'],
  ['GTM_AB12CD3', 'GTM-AB12CD3'],
  ['GTMAB12CD3', 'GTM-AB12CD3'],
  ['g-1a2b', 'G-1A2B'],
  ['G - 1A2B', 'G-1A2B'],
  ['AB12CD3', 'GTM-AB12CD3'],
  ['GTM-', 'GTM-XXXXXXX'],
])('%s is refused, %s was meant', (id, meant) => {
  expect(trackingIdProblem(id)).toBe(
    `“${id}” must start with GTM- or G-, followed by upper-case letters or digits; write ${meant}`,
  );
});

test('what is suggested would be taken', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      expect(trackingIdProblem(correctedTrackingId(id))).toBeUndefined();
    }),
  );
});
