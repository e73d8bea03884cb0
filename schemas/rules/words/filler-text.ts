import { examplePage, exampleText, pageWith, paragraph } from '../examples/example-content.ts';
import type { Fix } from '../model/fix.ts';
import { fieldLabel } from '../model/labels.ts';
import { clearingFixes, offeredFix, removing, replacing } from '../model/making-fixes.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import type { ReadText } from '../model/story-reading.ts';
import { valueInBlock } from '../model/value-at.ts';
import { signs, textsWith } from '../reading/text-signs.ts';

/** In capitals only where a language has the word: „todo“ is Spanish for everything. */
const note = /\b(?:TODO|FIXME|TBD|XXX)(?!\w*-)\b/;
const filler = new RegExp(
  String.raw`${note.source}|\b(?:[Ll]orem [Ii]psum|[Dd]olor sit amet|Blindtext|Platzhaltertext|[Pp]laceholder text|[Tt]exte factice|[Ii]nsert text here|(?:Hier steht|Hier folgt) (?:ein |der |Ihr )?Text|asdf)\b`,
);

export const fillerText: Rule = {
  code: 'filler_text',
  title: { de: 'Platzhalter im Text', en: 'Filler text' },
  severity: 'warning',
  description: {
    de: 'Ein Text enthält Blindtext oder einen Vermerk, der nicht für Besucher gedacht war.',
    en: 'A text holds filler or a note that was not meant for visitors.',
  },
  examples: {
    pass: [
      {
        title: 'a Spanish word',
        content: examplePage({ title__i18n__es: 'Todo para la boda y la fiesta' }),
        context: { languages: ['es'] },
      },
      {
        title: 'a size',
        content: pageWith(exampleText([paragraph('Auch in XXL, XXX-Large und im Musterformat')])),
      },
    ],
    fail: [
      {
        title: 'lorem ipsum',
        content: pageWith(exampleText([paragraph('Lorem ipsum dolor sit amet, consetetur')])),
      },
      { title: 'a note', content: examplePage({ title: 'Einladungskarten TODO' }) },
      {
        title: 'a word for it',
        content: pageWith(exampleText([paragraph('Blindtext für die Vorstellung')])),
      },
      {
        title: 'in a field that may be empty',
        content: pageWith(exampleText([paragraph('Auf feinem Papier')], { headline: 'Hier steht ein Text' })),
      },
    ],
  },
  check: (story) =>
    textsWith(signs.filler, story)
      .filter(({ isCode }) => !isCode)
      .flatMap((reading) => {
        const [found] = filler.exec(reading.text) ?? [];
        if (found === undefined) return [];
        const label = fieldLabel(reading.field);
        const message = {
          de: `„${found}“ in „${label.de}“ durch den endgültigen Text ersetzen.`,
          en: `Replace “${found}” in “${label.en}” by the final text.`,
        };
        return [atSpot(reading, message, fixesOf(reading, found))];
      }),
};

/** A note is taken out of its text; filler goes with the text that it fills. */
function fixesOf(reading: ReadText, found: string): Fix[] {
  const { block, field, path, text } = reading;
  if (note.test(found)) {
    const rest = text
      .replace(found, '')
      .replace(/ {2,}/g, ' ')
      .replace(/^[\s:,–-]+|[\s:,–-]+$/g, '');
    if (rest.length < Math.max(1, field.minlength ?? 1)) return [];
    return [offeredFix({ de: `„${found}“ entfernen`, en: `Remove “${found}”` }, replacing(path, text, rest))];
  }
  const label = { de: 'Platzhalter entfernen', en: 'Remove the filler' };
  if (field.type === 'text' || field.type === 'textarea') return clearingFixes(field, path, text, label);
  const node = path.parent;
  if (field.type !== 'richtext' || field.required || !node) return [];
  return [offeredFix(label, removing(node, valueInBlock(block, node)))];
}
