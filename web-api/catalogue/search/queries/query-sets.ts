import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { type Meaning, meanings, type Queries } from './meanings.ts';
import { nl } from './nl.ts';

type AskedQuery = { text: string; name: string; meaning: Meaning };

const sets: Readonly<Record<Language, Queries>> = { de, en, es, fr, it, nl };

/** What shoppers type in a language, each query with what it means. */
export function queriesIn(language: Language): AskedQuery[] {
  const known: Readonly<Record<string, Meaning>> = meanings;
  return Object.entries(sets[language]).flatMap(([name, texts]) => {
    const meaning = known[name];
    return meaning ? texts.split('|').map((text) => ({ text: text.trim(), name, meaning })) : [];
  });
}
