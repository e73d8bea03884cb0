import { expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';

const names = ['invoice-minimum', 'envelope-plain', 'company-name', 'company-names-of-all'];

it.each([
  ['invoice-minimun', 'invoice-minimum'],
  ['invoiceminimum', 'invoice-minimum'],
  ['Company-Name', 'company-name'],
  ['company-namee', 'company-name'],
])('reads %s as %s', (typed, meant) => {
  expect(nearestName(typed, names)).toBe(meant);
});

it.each(['envelope', 'minimum', '', 'company-nxyz'])('does not guess what %s means', (typed) => {
  expect(nearestName(typed, names)).toBeUndefined();
});

it('takes none of two that are as near', () => {
  expect(nearestName('card-c', ['card-a', 'card-b'])).toBeUndefined();
});
