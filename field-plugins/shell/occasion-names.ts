import { de } from '@blattwerk/schemas/languages/de.ts';
import { en } from '@blattwerk/schemas/languages/en.ts';
import type { InterfaceLanguage } from '../messages/messages.ts';

const namesOf = ({ words }: typeof de | typeof en): Readonly<Record<string, string>> => ({
  ...words.occasions,
  ...words.furtherOccasions,
  ...words.photobookSubjects,
});
const names = { de: namesOf(de), en: namesOf(en) };

/** What an occasion is called; one without a name as it is, with a capital. */
export function occasionName(occasion: string, language: InterfaceLanguage): string {
  return names[language][occasion] ?? occasion.charAt(0).toUpperCase() + occasion.slice(1);
}
