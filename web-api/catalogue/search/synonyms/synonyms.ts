import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import type { Synonyms } from './synonym-key.ts';

const tables: Readonly<Record<Language, Synonyms>> = { de, en, es, fr, it, nl };

/** What else a term is called in a language. */
export function synonyms(language: Language, key: string): readonly string[] {
  const table: Readonly<Record<string, string>> = tables[language];
  const own = table[key];
  return own === undefined ? [] : own.split(',').map((phrase) => phrase.trim());
}
