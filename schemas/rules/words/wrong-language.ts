import { defaultLanguage } from '../../shop/markets/content-language.ts';
import { examplePage, exampleText, pageWith, paragraph } from '../examples/example-content.ts';
import type { Fix } from '../model/fix.ts';
import { fieldLabel } from '../model/labels.ts';
import { offeredFix, removing } from '../model/making-fixes.ts';
import { atKey, type Rule } from '../model/rule.ts';
import { extend } from '../model/story-path.ts';
import type { ReadText } from '../model/story-reading.ts';
import { isUntranslated } from './untranslated-text.ts';
import { beginsAs, otherLanguageOf } from './written-language.ts';

/** Shorter texts are names, or too alike in several languages. */
const leastLength = 50;
const longestSample = 300;

const german = 'Einladungskarten auf feinem Papier mit dem Foto, das ihr am liebsten habt.';
const english = 'Invitations on fine paper with the photo that you like best of all.';

export const wrongLanguage: Rule = {
  code: 'wrong_language',
  title: { de: 'Text in einer anderen Sprache', en: 'Text in another language' },
  severity: 'warning',
  description: {
    de: 'Ein Text steht in einem Feld, das für eine andere Sprache gedacht ist.',
    en: 'A text stands in a field that is meant for another language.',
  },
  examples: {
    pass: [
      {
        title: 'each language in its field',
        content: examplePage({ description: german, description__i18n__en: english }),
      },
      {
        title: 'names in another language',
        content: pageWith(exampleText([paragraph('Save the Date, Thank You & Happy Birthday')])),
      },
    ],
    fail: [
      { title: 'English in the German field', content: examplePage({ description: english }) },
      { title: 'German in the English field', content: examplePage({ description__i18n__en: german }) },
      {
        title: 'French in a German text',
        content: pageWith(
          exampleText([
            paragraph('Des cartes imprimées sur du papier fin, avec les photos que vous préférez.'),
          ]),
        ),
      },
    ],
  },
  check: ({ texts }) =>
    doubtfulSamples(texts).flatMap(({ first, sample, expected }) => {
      const { block, key, field } = first;
      const other = otherLanguageOf(sample, expected);
      if (other === undefined || isUntranslated(first)) return [];
      const label = fieldLabel(field);
      return [
        atKey(
          block,
          key,
          {
            de: `„${label.de}“ auf ${nameIn('de', expected)} schreiben, der Text scheint ${nameIn('de', other)} zu sein.`,
            en: `Write “${label.en}” in ${nameIn('en', expected)}; the text seems to be ${nameIn('en', other)}.`,
          },
          emptyingFixes(first),
        ),
      ];
    }),
};

/** A translation that is empty shows the German text; the German text itself is left to a person. */
function emptyingFixes({ block, field, key }: ReadText): Fix[] {
  if (key === field.name) return [];
  const label = { de: 'Übersetzung leeren', en: 'Empty the translation' };
  return [offeredFix(label, removing(extend(block.path, key), block.content[key]))];
}

/** `Englisch`, `English` */
function nameIn(reader: 'de' | 'en', language: string): string {
  return new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;
}

/** `de_at` is written in German. */
function baseOf(language: string): string {
  if (language.length === 2) return language;
  return language.split(/[-_]/, 1)[0] ?? language;
}

type Sample = { first: ReadText; sample: string; expected: string };

/** Whether the next text is a further piece of the same rich text, or code, which is passed over. */
function isContinued({ block, key }: ReadText, next: ReadText | undefined): boolean {
  if (!next || next.isCode) return next !== undefined;
  return next.block === block && next.key === key && next.path.segment === 'text';
}

function sampleOf(first: ReadText, others: readonly ReadText[]): string {
  let sample = first.text;
  for (const { text, isCode } of others) {
    if (sample.length >= longestSample) break;
    if (!isCode) sample += ` ${text}`;
  }
  return sample;
}

/**
 * The beginning of every text that is long enough to tell its language, without regard to formatting; those that read
 * as they should from the start are left out.
 */
function doubtfulSamples(texts: readonly ReadText[]): Sample[] {
  const samples: Sample[] = [];
  for (let at = 0; at < texts.length; ) {
    const first = texts[at];
    at += 1;
    if (!first || first.isCode) continue;
    const start = at;
    while (isContinued(first, texts[at])) at += 1;
    const expected = baseOf(first.language ?? defaultLanguage);
    if (first.text.length >= leastLength && beginsAs(expected, first.text)) continue;
    const sample = start === at ? first.text : sampleOf(first, texts.slice(start, at));
    if (sample.length >= leastLength) samples.push({ first, sample, expected });
  }
  return samples;
}
