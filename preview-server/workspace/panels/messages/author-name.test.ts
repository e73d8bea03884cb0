import { expect, test } from 'vitest';
import { authorName } from './author-name.ts';
import { sayIn } from './messages.ts';

test.for([
  ['Jana', 'Jana'],
  ['Redaktion', 'Editor'],
  ['', 'Editor'],
  [undefined, 'Editor'],
] as const)('in English, %s is called %s', ([name, called]) => {
  expect(authorName(sayIn('en'), name)).toBe(called);
});
