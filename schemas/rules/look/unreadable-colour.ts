import { colourOf, isReadable, paper, readableTextColour, slideGround } from '../../shop/pages/contrast.ts';
import { exampleOffer, exampleText, pageWith, paragraph } from '../examples/example-content.ts';
import { fieldLabel } from '../model/labels.ts';
import { offeredFix, removing, replacing } from '../model/making-fixes.ts';
import { atKey, atSpot, type Complaint, type Rule } from '../model/rule.ts';
import { extend } from '../model/story-path.ts';
import type { ReadBlock, ReadTextColour } from '../model/story-reading.ts';
import { valueInBlock } from '../model/value-at.ts';

export const unreadableColour: Rule = {
  code: 'unreadable_colour',
  title: { de: 'Unlesbare Farbe', en: 'Unreadable colour' },
  severity: 'warning',
  description: {
    de: 'Eine Textfarbe hebt sich zu wenig von ihrem Hintergrund ab; der Shop zeigt dann eine andere.',
    en: 'A text colour stands out too little from its ground; the shop shows another one instead.',
  },
  examples: {
    pass: [
      {
        title: 'ink on rose',
        content: pageWith(exampleOffer({ backgroundColor: '#eed5c9', textColor: '#262522' })),
      },
      { title: 'green in a text', content: pageWith(exampleText([coloured('#2f4a3f')])) },
    ],
    fail: [
      {
        title: 'white on white',
        content: pageWith(exampleOffer({ backgroundColor: '#ffffff', textColor: '#ffffff' })),
      },
      { title: 'white on the usual ground', content: pageWith(exampleOffer({ textColor: '#ffffff' })) },
      { title: 'yellow in a text', content: pageWith(exampleText([coloured('#ffee00')])) },
    ],
  },
  check: ({ blocks, textColours }) => [
    ...blocks.filter(({ definition }) => definition?.fieldsByName.has('textColor')).flatMap(complaintsAbout),
    ...textColours.filter(({ colour }) => isUnreadable(colour, paper)).map(inText),
  ],
};

/** By text and ground: a shop has few colours, and every page has them again. */
const remembered = new Map<string, boolean>();
const mostRemembered = 1000;

function isUnreadable(text: string, ground: string): boolean {
  const pair = `${text} ${ground}`;
  const known = remembered.get(pair);
  if (known !== undefined) return known;
  const found = colourOf(text) !== undefined && !isReadable(text, ground);
  if (remembered.size < mostRemembered) remembered.set(pair, found);
  return found;
}

function complaintsAbout(block: ReadBlock): Complaint[] {
  const { content, definition, path } = block;
  const field = definition?.fieldsByName.get('textColor');
  const { textColor, backgroundColor } = content;
  if (!field || typeof textColor !== 'string') return [];
  const ground = (typeof backgroundColor === 'string' && colourOf(backgroundColor)) || slideGround;
  if (!isUnreadable(textColor, ground)) return [];
  const label = fieldLabel(field);
  const readable = readableTextColour(ground);
  const message = {
    de: `„${label.de}“ dunkler oder heller wählen, ${textColor} ist auf ${ground} nicht zu lesen.`,
    en: `Choose “${label.en}” darker or lighter; ${textColor} cannot be read on ${ground}.`,
  };
  const fixLabel = { de: `Auf ${readable} ändern`, en: `Change to ${readable}` };
  return [
    atKey(block, 'textColor', message, [
      offeredFix(fixLabel, replacing(extend(path, 'textColor'), textColor, readable)),
    ]),
  ];
}

function inText(reading: ReadTextColour): Complaint {
  const { block, path, field, colour } = reading;
  const label = fieldLabel(field);
  const message = {
    de: `In „${label.de}“ eine dunklere Textfarbe wählen, ${colour} ist auf Papier nicht zu lesen.`,
    en: `Choose a darker text colour in “${label.en}”; ${colour} cannot be read on paper.`,
  };
  const fixLabel = { de: 'Textfarbe entfernen', en: 'Remove the text colour' };
  return atSpot(reading, message, [offeredFix(fixLabel, removing(path, valueInBlock(block, path)))]);
}

function coloured(color: string) {
  return paragraph('Zehn Papiere', [{ type: 'textStyle', attrs: { color } }]);
}
