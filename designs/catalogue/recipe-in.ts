import { textSlots } from '@blattwerk/schemas/design/hand-slots.ts';
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
  const samples = sample && { german: sampleTexts(sample), own: sampleTexts(sample, language) };
  const written = Object.entries(texts).map(([slot, german]): [string, string] => {
    const translated = recipe.wordsIn?.[language][slot];
    if (translated !== undefined) return [slot, translated];
    const known = textSlots.find((name) => name === slot);
    if (!samples || !known) return [slot, phraseIn(german, language)];
    // A monogram has letters that are no text of the card.
    const isMonogram = known === 'initials' && samples.german.initials !== german;
    const own = isMonogram ? sampleInitials(sample, samples.own, language) : samples.own[known];
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
