import type { Sentence } from '../rules/model/finding.ts';
import type { FormatRefusal } from '../shop/products/typed-format.ts';
import { centimetres } from '../shop/sizes/format-names.ts';
import { parseFormat } from '../shop/sizes/formats.ts';
import type { FormatLimits } from '../shop/wall-art/wall-formats.ts';

/** What is wrong with a typed format, and what to do about it. */
export function refusalSentence(refusal: FormatRefusal): Sentence {
  switch (refusal.reason) {
    case 'empty':
      return {
        de: 'Ein Format eingeben, zum Beispiel „14,8 × 10,5 cm“ oder „A6 quer“.',
        en: 'Enter a format, for example “14.8 × 10.5 cm” or “A6 landscape”.',
      };
    case 'unreadable':
      return {
        de: 'Breite und Höhe so schreiben: „14,8 × 10,5 cm“, „148x105“ oder „A6 quer“.',
        en: 'Write width and height like this: “14.8 × 10.5 cm”, “148x105” or “A6 landscape”.',
      };
    case 'zero':
      return {
        de: 'Breite und Höhe müssen größer als null sein.',
        en: 'Width and height have to be more than zero.',
      };
    case 'leading-zero':
      return {
        de: 'Die Null am Anfang weglassen: 148x105 statt 0148x105.',
        en: 'Leave out the zero in front: 148x105 instead of 0148x105.',
      };
    case 'too-fine':
      return {
        de: 'Auf ganze Millimeter runden, also Zentimeter mit höchstens einer Nachkommastelle.',
        en: 'Round to whole millimetres, that is centimetres with at most one decimal.',
      };
    case 'too-large':
      return {
        de: 'Keine Seite kann länger als 999,9 cm sein.',
        en: 'No side can be longer than 999.9 cm.',
      };
    case 'unknown-din':
      return {
        de: `„${refusal.name}“ ist kein Format des Shops: Es gibt A8 bis A0, andere Größen in Zentimetern angeben.`,
        en: `“${refusal.name}” is no format of the shop: there are A8 to A0, give other sizes in centimetres.`,
      };
    case 'ambiguous-unit':
      return {
        de: `Zentimeter oder Millimeter? Die Einheit dazuschreiben: „${refusal.text} cm“.`,
        en: `Centimetres or millimetres? Add the unit: “${refusal.text} cm”.`,
      };
    case 'not-allowed':
      return notAllowed(refusal);
  }
}

function notAllowed({ format, allowed }: Extract<FormatRefusal, { reason: 'not-allowed' }>): Sentence {
  const [de, en] = [centimetres(format, 'de'), centimetres(format, 'en')];
  if (allowed.limits) {
    const within = limitsSentence(allowed.limits);
    return { de: `${de} wird nicht angefertigt. ${within.de}`, en: `${en} is not made. ${within.en}` };
  }
  const [first] = allowed.formats.flatMap((text) => parseFormat(text) ?? []);
  if (!first) {
    return {
      de: 'Dieses Produkt hat kein Format zur Wahl: das Feld leer lassen.',
      en: 'This product has no formats to choose from: leave the field empty.',
    };
  }
  return {
    de: `${de} gibt es bei diesem Produkt nicht. Eines der gezeigten Formate wählen, zum Beispiel ${centimetres(first, 'de')}.`,
    en: `${en} does not exist for this product. Choose one of the formats shown, for example ${centimetres(first, 'en')}.`,
  };
}

/** What may be entered freely: `Möglich sind Seiten von 15 bis 100 cm, die kürzere höchstens 70 cm.` */
export function limitsSentence({ minimum, maximumShort, maximumLong }: FormatLimits): Sentence {
  const [from, short, long] = [minimum, maximumShort, maximumLong].map((length) => length / 10);
  return {
    de: `Möglich sind Seiten von ${from} bis ${long} cm, die kürzere höchstens ${short} cm.`,
    en: `Sides may be ${from} to ${long} cm long, the shorter one at most ${short} cm.`,
  };
}
