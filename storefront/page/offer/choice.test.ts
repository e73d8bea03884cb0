import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Choice, optionNames, printChoice, readChoice } from './choice.ts';

const value = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,39}$/);
const choices: fc.Arbitrary<Choice> = fc.dictionary(
  fc.constantFrom(...optionNames, 'quantity' as const),
  value,
);

test('every choice can be written into an address and read again', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      expect(readChoice(new URLSearchParams(printChoice(choice)))).toEqual({ ...choice });
    }),
  );
});

test('whatever stands in an address, what is read of it can be written', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const read = readChoice(new URLSearchParams(query));
      expect(readChoice(new URLSearchParams(printChoice(read)))).toEqual(read);
    }),
  );
});

test('what cannot be a choice is left out', () => {
  const query = new URLSearchParams('paper=kraftpapier&quantity=75&refinement=<b>&utm_source=mail&design=12');
  expect(readChoice(query)).toEqual({ paper: 'kraftpapier', quantity: '75' });
  expect(printChoice({})).toBe('');
});

test('another choice leaves the rest of an address as it is', () => {
  const query = new URLSearchParams('utm_source=mail&paper=feinstpapier&quantity=75&a=1&a=2');
  expect(printChoice({ paper: 'kraftpapier' }, query)).toBe('?paper=kraftpapier&utm_source=mail&a=1&a=2');
  expect(printChoice({}, query)).toBe('?utm_source=mail&a=1&a=2');
});
