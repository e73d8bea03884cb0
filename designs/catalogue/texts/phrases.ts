import type { DesignLanguage } from '@blattwerk/schemas/design/design-language.ts';
import { americanEnglish } from './american-english.ts';
import en from './phrases/en.json' with { type: 'json' };
import es from './phrases/es.json' with { type: 'json' };
import fr from './phrases/fr.json' with { type: 'json' };
import it from './phrases/it.json' with { type: 'json' };
import nl from './phrases/nl.json' with { type: 'json' };

type Phrases = Readonly<Record<string, string>>;
const phrasesIn: Readonly<Record<Exclude<DesignLanguage, 'de' | 'en-us'>, Phrases>> = { en, es, fr, it, nl };

/** What a sample text is in a language, with its places for a cast; the German itself where it has no words, as `{names}`. */
export function phraseIn(german: string, written: DesignLanguage): string {
  if (written === 'de') return german;
  return written === 'en-us'
    ? americanEnglish(phraseIn(german, 'en'))
    : (phrasesIn[written][german] ?? german);
}
