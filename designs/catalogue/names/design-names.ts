import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { givenNameOf } from '@blattwerk/schemas/shop/products/given-name.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };

type Names = Readonly<Record<string, string>>;
const namesIn: Readonly<Record<Exclude<Language, 'de'>, Names>> = { en, es, fr, it, nl };

/**
 * What a look or a design is called in a language.
 * @param german the name alone, or in quotation marks within a title, of which the name is changed and nothing else
 */
export function designNameIn(german: string, language: Language): string {
  if (language === 'de') return german;
  const names = namesIn[language];
  const given = givenNameOf(german);
  if (given === undefined) return names[german] ?? german;
  return german.replace(given, () => names[given] ?? given);
}
