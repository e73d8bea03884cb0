import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { photobookDesigns } from '../catalogue/photobook-designs.ts';
import { layOut } from './lay-out.ts';

const recipe = photobookDesigns().find((book) => book.recipe.product.type === 'echtfotobuch')?.recipe;

function slotsOf(pages: string, setFor: Record<string, string>) {
  if (!recipe) throw new Error('There is no such book.');
  const look = { palette: null, pairing: null };
  const result = layOut(recipe, { choice: { pages }, look, setFor, calendar: null, book: null }, catalogue);
  if (!result.ok) throw new Error(result.problem.message);
  return new Map(result.laidOut.textSlots.map(({ slot, isSet }) => [slot, isSet]));
}

test('a caption that has lost its page can still be found and taken away', () => {
  const setFor = { 'caption-12': 'Am letzten Abend' };
  expect(slotsOf('26', setFor).get('caption-12')).toBe(true);
  const fewer = slotsOf('20', setFor);
  expect(fewer.get('caption-12')).toBe(false);
  expect(fewer.get('caption-9')).toBe(false);
  expect(slotsOf('20', {}).has('caption-12')).toBe(false);
  expect(slotsOf('20', { 'caption-12': '' }).has('caption-12')).toBe(false);
});
