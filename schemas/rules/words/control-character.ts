import { examplePage, exampleText, pageWith, paragraph } from '../examples/example-content.ts';
import { fieldLabel } from '../model/labels.ts';
import { replacing, safeFix } from '../model/making-fixes.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import { signs, textsWith } from '../reading/text-signs.ts';

/** Noncharacters, halves of pairs, and control characters but tab and line ends. */
const control = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

export const controlCharacter: Rule = {
  code: 'control_character',
  title: { de: 'Steuerzeichen im Text', en: 'Control character in a text' },
  severity: 'error',
  description: {
    de: 'Ein Text enthält Zeichen, die keine sind; Datenbanken und Suchmaschinen nehmen sie nicht an.',
    en: 'A text holds characters that are none; databases and search engines refuse them.',
  },
  examples: {
    pass: [
      {
        title: 'emoji and line ends',
        content: examplePage({
          description: 'Karten 👨‍👩‍👧 mit Foto,\nin drei Tagen gedruckt und verschickt.\t'.trim(),
        }),
      },
    ],
    fail: [
      { title: 'NUL', content: examplePage({ title: 'Einladungskarten\u0000 zur Hochzeit' }) },
      { title: 'half an emoji in a text', content: pageWith(exampleText([paragraph('Herzlich \ud83d')])) },
      { title: 'a C1 control', content: examplePage({ title: 'Einladungskarten\u0085zur Hochzeit' }) },
    ],
  },
  check: (story) =>
    textsWith(signs.control, story).map((reading) => {
      const { text, path, field } = reading;
      const label = fieldLabel(field);
      const message = {
        de: `Unsichtbare Steuerzeichen aus „${label.de}“ entfernen; am einfachsten den Text neu tippen.`,
        en: `Remove invisible control characters from “${label.en}”, most easily by typing the text again.`,
      };
      const rest = text.replace(control, '');
      if (rest.length < (field.minlength ?? 1)) return atSpot(reading, message);
      const fix = safeFix(
        { de: 'Steuerzeichen entfernen', en: 'Remove the control characters' },
        replacing(path, text, rest),
      );
      return atSpot(reading, message, [fix]);
    }),
};
