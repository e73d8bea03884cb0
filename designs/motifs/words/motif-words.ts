import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { artistWords } from '../artists/words.generated.ts';
import { animalWords } from './animal-words.ts';
import { broaderIdeas } from './broader-ideas.ts';
import { festiveWords } from './festive-words.ts';
import { plantWords } from './plant-words.ts';
import { type Idea, isIdea, shownAs } from './shown-ideas.ts';
import { thingWords } from './thing-words.ts';

const rows: Readonly<Record<Idea, string>> = {
  ...plantWords,
  ...animalWords,
  ...festiveWords,
  ...thingWords,
  ...artistWords,
};
const columns: readonly Language[] = ['de', 'en', 'es', 'fr', 'it', 'nl'];

/** What a motif shows, the narrowest first: `fox`, `woodland-animal`, `animal`; nothing for frames and ornaments. */
export function ideasOf(motif: string): Idea[] {
  const base = motif.replace(/-(flat|line|wash|painted)$/, '');
  if (/^(frame|divider)\//.test(base)) return [];
  const own = shownAs[base] ?? [base.slice(base.indexOf('/') + 1)].filter(isIdea);
  return [...new Set([...own, ...own.flatMap((idea) => broaderIdeas.get(idea) ?? [])])];
}

/** What people call it in a language, the usual word first. */
export function wordsOf(idea: Idea, language: Language): string[] {
  const cell = rows[idea].split('|')[columns.indexOf(language)] ?? '';
  return cell.split(',').map((word) => word.trim());
}

/** The words of all that motifs show, each once. */
export function motifWords(motifs: readonly string[], language: Language): string[] {
  const ideas = new Set(motifs.flatMap(ideasOf));
  return [...new Set([...ideas].flatMap((idea) => wordsOf(idea, language)))];
}
