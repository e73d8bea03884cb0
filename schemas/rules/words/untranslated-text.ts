import { defaultLanguage } from '../../shop/markets/content-language.ts';
import { examplePage } from '../examples/example-content.ts';
import { isEmptyValue } from '../model/empty-value.ts';
import { fieldLabel } from '../model/labels.ts';
import { offeredFix, removing } from '../model/making-fixes.ts';
import { atField, type Rule } from '../model/rule.ts';
import { sameValue } from '../model/same-value.ts';
import { extend } from '../model/story-path.ts';
import type { ReadField, ReadText } from '../model/story-reading.ts';
import { readsAs } from './written-language.ts';

/** Names, titles of poems and sizes may well be the same in two languages; they are no longer than this. */
const longestName = 60;
/** What is shorter is a sentence if it has so many of the words that German sentences are made of. */
const leastGermanWords = 3;

const german =
  'Einladungskarten auf feinem Papier: Vorlage wählen, Namen einsetzen, in drei Tagen verschicken.';

export const untranslatedText: Rule = {
  code: 'untranslated_text',
  title: { de: 'Nicht übersetzt', en: 'Not translated' },
  severity: 'warning',
  description: {
    de: 'Eine Übersetzung ist Wort für Wort der deutsche Text; leer gelassen würde der Shop sagen, dass er auf Deutsch ist.',
    en: 'A translation is the German text word for word; left empty, the shop would say that it is German.',
  },
  examples: {
    pass: [
      { title: 'a translation', content: examplePage({ title__i18n__en: 'Wedding invitations' }) },
      {
        title: 'a poet and a poem',
        content: examplePage({
          title: 'Johann Wolfgang von Goethe, Hermann und Dorothea',
          title__i18n__en: 'Johann Wolfgang von Goethe, Hermann und Dorothea',
        }),
      },
      {
        title: 'a name',
        content: examplePage({
          title: 'Bilderrahmen „Bergen“ in A4',
          title__i18n__en: 'Bilderrahmen „Bergen“ in A4',
        }),
      },
    ],
    fail: [
      {
        title: 'the same sentence',
        content: examplePage({ description: german, description__i18n__en: german }),
      },
    ],
  },
  check: ({ translations }) =>
    translations
      .filter((reading) => isUntranslated(reading) && isSentence(reading.block.content[reading.key]))
      .map((reading) => {
        const { block, key, field, value } = reading;
        const label = fieldLabel(field);
        const message = {
          de: `„${label.de}“ übersetzen oder leer lassen, hier steht noch einmal der deutsche Text.`,
          en: `Translate “${label.en}” or leave it empty; it repeats the German text.`,
        };
        const fixLabel = { de: 'Übersetzung leeren', en: 'Empty the translation' };
        return atField(reading, message, [offeredFix(fixLabel, removing(extend(block.path, key), value))]);
      }),
};

/** Whether a translation is the same as what it translates. */
export function isUntranslated({
  block,
  field,
  key,
}: Pick<ReadField | ReadText, 'block' | 'field' | 'key'>): boolean {
  if (key === field.name || field.type === 'bloks') return false;
  const value = block.content[key];
  return !isEmptyValue(field.type, value) && sameValue(value, block.content[field.name]);
}

function isSentence(value: unknown): boolean {
  const text = typeof value === 'string' ? value : wordsIn(value).join(' ');
  return text.length > longestName || readsAs(defaultLanguage, text, leastGermanWords);
}

function wordsIn(value: unknown): string[] {
  const nodes: unknown[] = [value];
  const texts: string[] = [];
  for (const node of nodes) {
    if (typeof node !== 'object' || node === null) continue;
    if ('text' in node && typeof node.text === 'string') texts.push(node.text);
    if ('content' in node && Array.isArray(node.content)) nodes.push(...node.content);
  }
  return texts;
}
