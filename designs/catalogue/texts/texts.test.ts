import { furtherOccasions } from '@blattwerk/schemas/shop/occasions/further-occasions.ts';
import { occasions } from '@blattwerk/schemas/shop/occasions/occasions.ts';
import { expect, test } from 'vitest';
import { sampleTexts, wordingsOf } from './texts.ts';
import type { Purpose } from './wording.ts';

const celebrations = [...occasions, ...furtherOccasions];
const purposes: Purpose[] = [
  ...([
    'einladungskarte',
    'dankeskarte',
    'grusskarte',
    'save-the-date',
    'menuekarte',
    'kirchenheft',
  ] as const),
  ...(['platzkarte', 'tischnummer', 'sitzplan', 'aufkleber', 'umschlag', 'siegel', 'absender'] as const),
];

test.each(celebrations)('%s has texts, and every place in them is filled', (celebration) => {
  const printed = purposes.filter((purpose) => wordingsOf(celebration, purpose).length > 0);
  expect(printed.length).toBeGreaterThan(6);
  for (const purpose of printed) {
    for (let index = 0; index < 40; index += 1) {
      const texts = sampleTexts(celebration, purpose, index, index);
      expect(Object.values(texts).join(' ')).not.toMatch(/[{}]|undefined/);
    }
  }
});

test('a wedding falls on a Saturday in summer, and its people stay the same on every card', () => {
  for (let index = 0; index < 60; index += 1) {
    const invitation = sampleTexts('hochzeit', 'einladungskarte', index, 1);
    expect(invitation.date).toMatch(/^Samstag, \d+\. (April|Mai|Juni|Juli|August|September) 20\d\d$/);
    expect(sampleTexts('hochzeit', 'dankeskarte', index, 0).names).toBe(invitation.names);
  }
});
