import { expect, test } from 'vitest';
import { lineOf, measuredLine } from './measured-line.ts';

const sealId = '3f0c2c5e-6d0b-4bb8-9d55-0c4f5e0a7b11';
const card = {
  item: { kind: 'design', sealId } as const,
  name: 'Kirschblütenzeit',
  path: 'karten-designen/kirschbluetenzeit--142301',
  draft: { id: sealId, kind: 'card', designId: 142_301, choice: {} } as const,
};
const sample = { ...card, draft: null, item: { kind: 'sample', designId: 142_301 } as const };
const voucher = {
  item: { kind: 'giftVoucher', minorUnits: 5000 } as const,
  name: 'Gutschein',
  path: null,
  draft: null,
};

test('a design is its product, a sample is no card, and what has no page is named by what it is', () => {
  expect(measuredLine(card)).toEqual({ id: '142301', name: card.name, category: 'card' });
  expect(measuredLine(sample)).toEqual({ id: '142301', name: card.name, category: 'sample' });
  expect(measuredLine(voucher)).toEqual({ id: '5000', name: 'Gutschein', category: 'giftVoucher' });
  expect(measuredLine({ ...card, path: null, draft: null })).toMatchObject({ id: 'own', category: 'design' });
});

test('the line is found that something was added to, whatever the shop filled in', () => {
  const frame = {
    item: { kind: 'photoframe', frameType: 'holz', format: '300x400', matType: 'mat-weiss' } as const,
    name: 'Rahmen',
    path: 'rahmen/holz',
    draft: null,
  };
  const lines = [card, sample, frame];
  expect(
    lineOf(lines, { kind: 'photoframe', frameType: 'holz', format: '300x400', matType: undefined }),
  ).toBe(frame);
  expect(lineOf(lines, card.item)).toBe(card);
  expect(lineOf(lines, { kind: 'sample', designId: 1 })).toBeUndefined();
});
