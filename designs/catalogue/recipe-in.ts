import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { homeLocales, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { soldCalendar } from '../compositions/calendar/calendar-sheets.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { phraseIn } from './texts/phrases.ts';
import { sampleInitials, sampleTexts } from './texts/texts.ts';

/**
 * A design as a shop of this language shows it: with its texts, people, places and dates, and a calendar with the months
 * and holidays of the language's home. Stored recipes are German, and stay as they are in German.
 */
export function recipeIn(recipe: Recipe, language: Language): Recipe {
  if (language === 'de') return recipe;
  const { sample, product, texts } = recipe;
  const samples = sample && sampleTexts(sample, language);
  const written = Object.entries(texts).map(([slot, german]): [string, string] => {
    if (sample && samples && slot === 'initials') return [slot, sampleInitials(sample, samples, language)];
    const own = Object.entries(samples ?? {}).find(([name]) => name === slot)?.[1];
    return [slot, own ?? phraseIn(german, language)];
  });
  const { country } = localeTable[homeLocales[language]];
  const { calendar = { ...soldCalendar(texts.year ?? ''), language, country } } = recipe;
  return {
    ...recipe,
    texts: Object.fromEntries(written),
    ...(product.kind === 'calendar' && { calendar }),
  };
}
