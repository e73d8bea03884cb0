import { type Locale, localeTable } from '../markets/locales.generated.ts';
import { formatMoney, type Money } from './money.ts';

/** A language that editors work in. */
type EditorLanguage = 'de' | 'en';

/** How an editor reads numbers. */
export const editorLocale: Record<EditorLanguage, Locale> = { de: 'de-DE', en: 'en-GB' };

/** A price as the shop writes it where the editor reads its language, else as the editor's language does. */
export function writtenPrice(price: Money, shop: Locale, language: EditorLanguage): string {
  return formatMoney(price, localeTable[shop].language === language ? shop : editorLocale[language]);
}
