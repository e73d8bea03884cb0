import { expect, test } from 'vitest';
import { createTreatmentSigner } from './sign-treatments.ts';

const signer = createTreatmentSigner('secret of the shop');

test('equal treatments are one text, whatever their order', () => {
  const signed = signer.sign({ b: 'on', 'a&=': 'neu & schön' });
  expect(signer.sign({ 'a&=': 'neu & schön', b: 'on' })).toBe(signed);
  expect(signer.read(signed)).toEqual({ 'a&=': 'neu & schön', b: 'on' });
  expect(signed).toMatch(/^[\x21-\x7e]+$/);
});

test.each(['', 'a=on', 'a=on.', 'a=on.AAAAAAAAAAAAAAAAAAAAAA', '.'])('%j was not signed', (text) => {
  expect(signer.read(text)).toBeUndefined();
});

test('what another shop signed counts for nothing', () => {
  expect(signer.read(createTreatmentSigner('another secret').sign({ a: 'on' }))).toBeUndefined();
});
