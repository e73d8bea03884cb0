import { expect, test } from 'vitest';
import { withoutCharacters } from './without-characters.ts';

test('exactly the characters that are named are taken out, an emoji whole', () => {
  expect(withoutCharacters('Eva👩‍👩‍👧 & Max👍🏽', ['👩‍👩‍👧'])).toBe('Eva & Max👍🏽');
  expect(withoutCharacters('Zo\u0323\u0302e und Zoë', ['ộ'])).toBe('Ze und Zoë');
  expect(withoutCharacters('sonne ☀ SONNE', ['É'])).toBe('sonne ☀ SONNE');
  expect(withoutCharacters('Née ☀', ['É'])).toBe('Ne ☀');
});

test('no space is left double, and what was written with two keeps them', () => {
  expect(withoutCharacters('5. Juni 🎉', ['🎉'])).toBe('5. Juni');
  expect(withoutCharacters('🎉 5. Juni  2027', ['🎉'])).toBe('5. Juni  2027');
  expect(withoutCharacters('Kommt 🎉 alle 🎉\nzum Fest', ['🎉'])).toBe('Kommt alle\nzum Fest');
  expect(withoutCharacters('🎉', ['🎉'])).toBe('');
});
