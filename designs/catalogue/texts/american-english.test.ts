import { expect, test } from 'vitest';
import { americanEnglish } from './american-english.ts';

test.each([
  ['12 June 2027', 'June 12, 2027'],
  ['Please reply by 12 June', 'Please reply by June 12'],
  ['On 3 May we marry, at 3.30 pm.', 'On May 3 we marry, at 3:30 pm.'],
  ['until 24 December.', 'until December 24.'],
  ['My favourite colour is grey', 'My favorite color is gray'],
  ['Thank you, Mum', 'Thank you, Mom'],
  ['Maid of honour', 'Maid of honor'],
  ['From spring to autumn', 'From spring to fall'],
  ['In the city centre, centred', 'In the city center, centred'],
  ['a promise, realised', 'a promise, realized'],
  ['We promise to rise', 'We promise to rise'],
])('„%s“ is „%s“', (british, american) => {
  expect(americanEnglish(british)).toBe(american);
});
