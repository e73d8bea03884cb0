import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { expect, test } from 'vitest';
import { recipeSchema } from '../recipes/recipe.ts';
import { celebrations, purposes } from '../recipes/sample.ts';
import { catalogueDesigns } from './catalogue-designs.ts';
import { recipeIn } from './recipe-in.ts';
import { withElisions } from './texts/elisions.ts';
import en from './texts/phrases/en.json' with { type: 'json' };
import es from './texts/phrases/es.json' with { type: 'json' };
import fr from './texts/phrases/fr.json' with { type: 'json' };
import it from './texts/phrases/it.json' with { type: 'json' };
import nl from './texts/phrases/nl.json' with { type: 'json' };
import { sampleTexts, wordingsOf } from './texts/texts.ts';

const designs = catalogueDesigns();
const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, es, fr, it, nl };
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{[a-z-]+\}/g, ''));
const written = new Set(
  [
    ...celebrations.flatMap((celebration) =>
      purposes.flatMap((purpose) => wordingsOf(celebration, purpose).flatMap((one) => Object.values(one))),
    ),
    ...designs.flatMap(({ recipe }) => (recipe.sample || recipe.wordsIn ? [] : Object.values(recipe.texts))),
  ].filter(hasWords),
);

test.each(Object.entries(tables))(
  'every text of a design is there in %s, and none too many',
  (_, phrases) => {
    expect([...written].filter((text) => phrases[text] === undefined)).toEqual([]);
    expect(Object.keys(phrases).filter((text) => !written.has(text))).toEqual([]);
  },
);

test.each(languages)(
  'every card is worded in %s with the slots of the German one, and nothing unfilled',
  (language) => {
    for (const { recipe } of designs) {
      const own = recipeIn(recipe, language);
      expect(Object.keys(own.texts)).toEqual(Object.keys(recipe.texts));
      expect(Object.values(own.texts).join(' ')).not.toMatch(/[{}]|undefined/);
      const blank = Object.entries(own.texts).filter(
        ([slot, text]) => text.trim() === '' && recipe.texts[slot],
      );
      expect(blank).toEqual([]);
    }
  },
);

test('cards in America have its dates and spelling, and the slots of the British ones', () => {
  const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
  const british = new RegExp(`\\d (?:${months})\\b|\\d\\.\\d\\d [ap]m|(?:colo|hono|favo)ur|\\bMum\\b`);
  const left = designs.flatMap(({ recipe }) => {
    const own = recipeIn(recipe, 'en-us');
    expect(Object.keys(own.texts)).toEqual(Object.keys(recipe.texts));
    return Object.values(own.texts).filter((text) => british.test(text));
  });
  expect([...new Set(left)]).toEqual([]);
});

const german = /\b(und|der|die|das|wir|euch|für|mit|zum|zur|Uhr|Januar|Dezember|Samstag|Familie Seidel)\b/;
test.each(['en', 'es', 'fr', 'it'] as const)('no German is left on cards in %s', (language) => {
  const left = designs.flatMap(({ recipe }) =>
    Object.values(recipeIn(recipe, language).texts).filter((text) => german.test(text)),
  );
  // "Die" and "mit" are nothing in these languages.
  expect([...new Set(left)]).toEqual([]);
});

test('a wedding in France is on a French day, at a French house, with French names', () => {
  const sample = { celebration: 'hochzeit', purpose: 'einladungskarte', cast: 3, choice: 1 } as const;
  expect(sampleTexts(sample, 'fr')).toMatchObject({
    headline: 'Nous nous disons oui',
    date: expect.stringMatching(/^Samedi \d+ (mai|juin|juillet|août|septembre|avril) 20\d\d$/),
    footer: expect.stringMatching(/^Merci de nous répondre avant le \d+ [a-zéû]+ 20\d\d\.$/),
  });
  expect(sampleTexts(sample, 'it').date).toMatch(/^Sabato \d+ [a-z]+ 20\d\d$/);
  expect(sampleTexts(sample, 'es').date).toMatch(/^Sábado, \d+ de [a-z]+ de 20\d\d$/);
  expect(sampleTexts(sample, 'nl').date).toMatch(/^Zaterdag \d+ [a-z]+ 20\d\d$/);
  expect(sampleTexts(sample, 'en').date).toMatch(/^Saturday \d+ [A-Z][a-z]+ 20\d\d$/);
});

test('a calendar abroad has the months and holidays of the language’s home', () => {
  const calendar = designs.find(({ kind }) => kind === 'calendar');
  if (!calendar) throw new Error('There is no calendar.');
  const own = recipeSchema.parse(recipeIn(calendar.recipe, 'nl'));
  expect(own.calendar).toMatchObject({ language: 'nl', country: 'NL', start: '2027-01' });
});

test('small words before names are written as each language does', () => {
  expect(withElisions('La joie de Alice & Hugo', 'fr')).toBe('La joie d’Alice & Hugo');
  expect(withElisions('entro il 8 maggio 2027', 'it')).toBe('entro l’8 maggio 2027');
  expect(withElisions('entro il 18 maggio 2027', 'it')).toBe('entro il 18 maggio 2027');
  expect(withElisions('Hugo y Irene', 'es')).toBe('Hugo e Irene');
});

test('a wedding in America is on a day in June, with the month before it', () => {
  const sample = { celebration: 'hochzeit', purpose: 'einladungskarte', cast: 3, choice: 0 } as const;
  const { date, place } = sampleTexts(sample, 'en-us');
  expect(`${date} ${place}`).toMatch(/(?:May|June|July|August|September) \d{1,2}, 20\d\d/);
});
