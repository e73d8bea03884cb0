import fc from 'fast-check';
import { expect, it } from 'vitest';
import { envelopeCodeOf, envelopeSizes } from './envelopes.ts';
import { inlayOrientation, inlaySizes } from './inlays.ts';
import { parseSizedSku, printSizedSku } from './sized-skus.ts';

it('reads type, width and height from the SKU of an envelope or inlay', () => {
  expect(parseSizedSku('envelope-pointed-162x114')).toEqual({
    type: 'envelope-pointed',
    width: 162,
    height: 114,
  });
  expect(parseSizedSku('inlay-142x104')).toEqual({ type: 'inlay', width: 142, height: 104 });
});

it.each(['ribbon-162x114', 'envelope', 'envelope-0x114', 'envelope-162x114-b', 'Envelope-162x114'])(
  'knows no size for %s',
  (sku) => expect(parseSizedSku(sku)).toBeUndefined(),
);

it('prints what it reads', () => {
  const lengths = fc.integer({ min: 1, max: 2000 });
  const types = fc.stringMatching(/^(envelope|inlay)(-[a-z]{1,8}){0,2}$/);
  fc.assert(
    fc.property(types, lengths, lengths, (type, width, height) => {
      expect(parseSizedSku(printSizedSku({ type, width, height }))).toEqual({ type, width, height });
    }),
  );
});

it('names the code of an envelope in either orientation', () => {
  expect(envelopeSizes.map(envelopeCodeOf)).toEqual(['other', 'other', 'C6', 'B6', 'DIN long', 'other']);
  expect(envelopeCodeOf({ width: 114, height: 162 })).toBe('C6');
});

it('calls an inlay square when its sides differ by less than 3 mm', () => {
  expect(inlaySizes.map(inlayOrientation)).toEqual([
    'portrait',
    'portrait',
    'landscape',
    'square',
    'landscape',
    'landscape',
    'landscape',
  ]);
  expect(inlayOrientation({ width: 145, height: 142 })).toBe('landscape');
});
