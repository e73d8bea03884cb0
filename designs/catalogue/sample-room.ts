import type { CardProduct } from './card-products.ts';
import type { Purpose, Texts } from './texts/wording.ts';

/** Square millimetres below which names and a date are all that can be read, and below which names are. */
const little = 3_700;
const least = 2_000;
/** Letters of a line of small capitals that a strip of this width holds. */
const lettersPerMillimetre = 0.3;
/** Letters of a footer that a card’s width holds in one line. */
const longestFooter = 30;
const addresses: readonly Purpose[] = ['absender', 'adresse', 'umschlag'];

/** The sample texts a product has room for at a size one can read; a customer may write more. */
export function textsWithRoom(texts: Texts, { shelf, formats }: CardProduct, purpose: Purpose): Texts {
  const [{ width, height }] = formats;
  const area = width * height;
  if (addresses.includes(purpose)) return texts;
  const { headline, date, footer, ...kept } = texts;
  const isLittle = area < little && (texts.names ?? texts.initials) !== undefined;
  const isList = (texts.body ?? '').split('\n').length > 4;
  const long = (text: string) => shelf === 'photo' && text.length > width * lettersPerMillimetre;
  return {
    ...kept,
    ...(headline !== undefined && !(isLittle && date !== undefined) && !long(headline) && { headline }),
    ...(date !== undefined && !(isLittle && area < least) && { date }),
    ...(footer !== undefined && shelf === 'card' && !isList && footer.length <= longestFooter && { footer }),
  };
}
