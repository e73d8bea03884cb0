import { oncePerText } from '../model/once-per-text.ts';
import type { ReadText, StoryReading } from '../model/story-reading.ts';

/** What a text holds, found in one look at its characters, so that most rules need no look of their own. */
export const signs = {
  /** A character that is none: control characters, halves of pairs, what Unicode reserves. */
  control: 1,
  /** `<`, `&`, `*`, `_`, `[` or a backquote: what markup is typed with. */
  markup: 2,
  /** `{`, which names of amounts begin with. */
  brace: 4,
  digit: 8,
  /** `€`, `£`, `$`, or a currency in letters. */
  money: 16,
  /** A part of a word that filler and notes are written with. */
  filler: 32,
  /** Spaces at its beginning or end. */
  edge: 64,
  /** `http:` at its beginning. */
  plainAddress: 128,
} as const;

const currency = /CHF|EUR|Euro/;
/** Searching for these alone takes a fraction of the time of the rule's pattern. */
const filler =
  /TODO|FIXME|TBD|XXX|orem |olor sit|Blindtext|zhaltertext|holder text|factice|text here|Hier |asdf/;

const plainAddress = /^\s*http:/i;

/** The texts of a story that have any of some signs; most stories have none such. */
export function textsWith(
  some: number,
  { texts, signs: all }: Pick<StoryReading, 'texts' | 'signs'>,
): ReadText[] {
  return (all & some) === 0 ? [] : texts.filter((text) => (text.signs & some) !== 0);
}

/** Every sign of a text, as bits. */
export const signsOf = oncePerText((text) => {
  let found = signsIn(text);
  if ((found & signs.digit) !== 0 && currency.test(text)) found |= signs.money;
  if (filler.test(text)) found |= signs.filler;
  if (text.trim().length < text.length) found |= signs.edge;
  if (plainAddress.test(text)) found |= signs.plainAddress;
  return found;
});

const ascii = new Uint8Array(128);
for (let code = 0; code < 32; code += 1) ascii[code] = signs.control;
for (const allowed of '\t\n\r') ascii[allowed.charCodeAt(0)] = 0;
ascii[127] = signs.control;
for (const letter of '<&*_[`') ascii[letter.charCodeAt(0)] = signs.markup;
for (const letter of '0123456789') ascii[letter.charCodeAt(0)] = signs.digit;
ascii['{'.charCodeAt(0)] = signs.brace;
ascii['$'.charCodeAt(0)] = signs.money;
const pound = '£'.charCodeAt(0);
const euro = '€'.charCodeAt(0);

/** What single characters show. */
export function signsIn(text: string): number {
  let found = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 128) found |= ascii[code] ?? 0;
    else if (code < 0xa0 || code >= 0xd800) found |= rareSigns(code, text, index);
    else if (code === euro || code === pound) found |= signs.money;
  }
  return found;
}

/** C1 controls, halves of surrogate pairs that stand alone, and noncharacters. */
function rareSigns(code: number, text: string, index: number): number {
  if (code < 0xa0 || code === 0xfffe || code === 0xffff) return signs.control;
  if (code >= 0xd800 && code < 0xdc00) return isLow(text.charCodeAt(index + 1)) ? 0 : signs.control;
  if (isLow(code)) return isHigh(text.charCodeAt(index - 1)) ? 0 : signs.control;
  return 0;
}

function isHigh(code: number): boolean {
  return code >= 0xd800 && code < 0xdc00;
}

function isLow(code: number): boolean {
  return code >= 0xdc00 && code < 0xe000;
}
