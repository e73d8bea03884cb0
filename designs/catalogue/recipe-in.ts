import type { DesignLanguage } from '@blattwerk/schemas/design/design-language.ts';
import { textSlots } from '@blattwerk/schemas/design/hand-slots.ts';
import { homeLocales, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { soldCalendar } from '../compositions/calendar/calendar-sheets.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { americanEnglish } from './texts/american-english.ts';
import { phraseIn } from './texts/phrases.ts';
import { sampleInitials, sampleTexts } from './texts/texts.ts';

/**
 * A design as a shop of this language shows it: with its texts, people, places and dates, and a calendar with the months
 * and holidays of the language's home. Stored recipes are German, and stay as they are in German.
 */
export function recipeIn(recipe: Recipe, written: DesignLanguage): Recipe {
  if (written === 'de') return recipe;
  const language = written === 'en-us' ? 'en' : written;
  const { sample, product, texts } = recipe;
  const samples = sample && { german: sampleTexts(sample), own: sampleTexts(sample, written) };
  const words = Object.entries(texts).map(([slot, german]): [string, string] => {
    const translated = recipe.wordsIn?.[language][slot];
    if (translated !== undefined)
      return [slot, written === 'en-us' ? americanEnglish(translated) : translated];
    const known = textSlots.find((name) => name === slot);
    if (!samples || !known) return [slot, phraseIn(german, written)];
    // A monogram has letters that are no text of the card.
    const isMonogram = known === 'initials' && samples.german.initials !== german;
    const own = isMonogram ? sampleInitials(sample, samples.own, written) : samples.own[known];
    return [slot, own ?? phraseIn(german, written)];
  });
  const country = written === 'en-us' ? 'US' : localeTable[homeLocales[language]].country;
  const { calendar = { ...soldCalendar(texts.year ?? ''), language, country } } = recipe;
  return {
    ...recipe,
    texts: Object.fromEntries(words),
    ...(product.kind === 'calendar' && { calendar }),
  };
}
