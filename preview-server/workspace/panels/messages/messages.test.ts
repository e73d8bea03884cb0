import { expect, test } from 'vitest';
import de from './de.json';
import en from './en.json';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test('both catalogues say the same things', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(de).sort());
});

test('every message says something and takes the same values in both languages', () => {
  const english = new Map(Object.entries(en));
  for (const [key, text] of Object.entries(de)) {
    expect(text.trim(), key).not.toBe('');
    expect(placeholders(english.get(key) ?? ''), key).toEqual(placeholders(text));
  }
});

test.for([de, en])('what a question does and what leaves all as it is are two words', (messages) => {
  expect(messages['orders.cancel.action']).not.toBe(messages['orders.cancel.keep']);
  for (const action of ['plan.cancel', 'orders.cancel.action'] as const)
    expect(messages[action]).not.toMatch(new RegExp(`^${messages['action.cancel']}`));
});
