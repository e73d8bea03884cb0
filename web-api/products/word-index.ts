/** Texts by the beginnings of their words, in memory: `einladung` finds `Einladungskarte`, `bluete` finds `Blüten`. */
export type WordIndex = {
  /** Places of the texts that hold every word; without any word, none. */
  find(search: string): Set<number>;
};

export function createWordIndex(texts: readonly string[]): WordIndex {
  const byWord = new Map<string, number[]>();
  texts.forEach((text, place) => {
    for (const word of new Set(wordsOf(text))) {
      const places = byWord.get(word);
      if (places) places.push(place);
      else byWord.set(word, [place]);
    }
  });
  const words = [...byWord.keys()].sort();

  const beginningWith = (start: string): Set<number> => {
    const found = new Set<number>();
    for (let at = firstFrom(words, start); words[at]?.startsWith(start); at++)
      for (const place of byWord.get(words[at] ?? '') ?? []) found.add(place);
    return found;
  };

  return {
    find(search) {
      const [first, ...others] = wordsOf(search).slice(0, 8).map(beginningWith);
      return new Set([...(first ?? [])].filter((place) => others.every((other) => other.has(place))));
    },
  };
}

/** Lower case, with umlauts and ß spelled in two letters. */
function wordsOf(text: string): string[] {
  const folded = text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss');
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The place of the first word that is not before `start`. */
function firstFrom(words: readonly string[], start: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
