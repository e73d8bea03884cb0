import type { Design, Layer, Page, TextLayer } from '../model/design.ts';

/** Words by slot. */
export type Words = Readonly<Record<string, string>>;

/**
 * The page with other words in the places of its own. Layers whose words stay are the same objects, so that only the
 * others are drawn anew; a slot that has no place on the page changes nothing.
 */
function withWords(page: Page, words: Words): Page {
  const parts = partsBySlot(page);
  let isChanged = false;
  const layers = page.layers.map((layer): Layer => {
    if (layer.type !== 'text' || layer.slot === undefined) return layer;
    const text = words[layer.slot];
    if (text === undefined) return layer;
    const places = parts.get(layer.slot) ?? [layer];
    const own = splitWords(text, places.length)[places.indexOf(layer)] ?? '';
    if (own === layer.text) return layer;
    isChanged = true;
    return { ...layer, text: own };
  });
  return isChanged ? { ...page, layers } : page;
}

/** The design with other words on every page. */
export function designWithWords(design: Design, words: Words): Design {
  return { ...design, pages: design.pages.map((page) => withWords(page, words)) };
}

/**
 * Whether every text has a place and no place is without its text: otherwise the layout has to be made anew.
 * @param words all words of now, by slot
 * @param written the slot that is being written: half of two names is not laid out as one, nor its place taken away
 */
export function fitsWords({ pages }: Design, words: Words, written: string | null): boolean {
  const places = new Map<string, number>();
  for (const page of pages) for (const [slot, parts] of partsBySlot(page)) places.set(slot, parts.length);
  return Object.entries(words).every(([slot, text]) => {
    const count = places.get(slot) ?? 0;
    if (text.trim() === '') return slot === written || count === 0;
    return count > 0 && (slot === written || splitWords(text, count).every((part) => part !== ''));
  });
}

/** The words of every slot that has a place, by slot. */
export function wordsOf({ pages }: Design): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const page of pages)
    for (const [slot, parts] of partsBySlot(page))
      if (!words.has(slot)) words.set(slot, parts.map(({ text }) => text).join(' '));
  return words;
}

/** The words of a slot after one of its parts has become another. */
export function withPart(page: Page, layer: TextLayer, text: string): string {
  const parts = (layer.slot === undefined ? undefined : partsBySlot(page).get(layer.slot)) ?? [layer];
  return parts.map((part) => (part === layer ? text : part.text)).join(' ');
}

/** Two names below each other stand in three layers, as compositions part them: the first, the "&", the second. */
function splitWords(text: string, places: number): readonly string[] {
  if (places !== 3) return [text];
  const [first = '', second, ...more] = text.split(' & ');
  return second === undefined || more.length > 0 ? [text, '', ''] : [first, '&', second];
}

function partsBySlot(page: Page): Map<string, TextLayer[]> {
  const parts = new Map<string, TextLayer[]>();
  for (const layer of page.layers) {
    if (layer.type !== 'text' || layer.slot === undefined) continue;
    parts.set(layer.slot, [...(parts.get(layer.slot) ?? []), layer]);
  }
  return parts;
}
