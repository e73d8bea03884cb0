import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { expect, test } from 'vitest';
import { businessTextsIn } from './business-texts.ts';

const placeholders = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
const { de } = businessTextsIn;

test.each(languages)('%s says all of it, with its numbers, and set as its printers do', (language) => {
  for (const [key, text] of Object.entries(businessTextsIn[language])) {
    const german = Object.entries(de).find(([known]) => known === key)?.[1];
    expect(text.trim(), key).not.toBe('');
    expect(placeholders(text), key).toEqual(placeholders(german));
    expect(text, key).not.toMatch(/["']|\.\.\./);
    if (language === 'fr') expect(text, key).not.toMatch(/[^\u00a0\u202f][?!;»]|[^\u00a0\u202f]:(?=\s|$)/);
  }
});
