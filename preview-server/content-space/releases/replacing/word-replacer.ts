/** The pieces of a text with its words replaced, and the first of them with what stands around it. */
type Found = { pieces: string[]; before: string; after: string };

/** Letters that are told around a word. */
const around = 30;

/**
 * Replaces words as they are written, also where one piece of a text ends within them: they go to the piece in which the
 * words begin. Undefined for a text that has none of them.
 */
export function createWordReplacer(
  from: string,
  to: string,
  isWhole: boolean,
): (pieces: readonly string[]) => Found | undefined {
  const words = escaped(from);
  const pattern = new RegExp(isWhole ? `(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])` : words, 'gu');
  return (pieces) => {
    const text = pieces.join('');
    const begins = [...text.matchAll(pattern)].map(({ index }) => index);
    const [first] = begins;
    if (first === undefined) return undefined;
    const start = Math.max(0, first - around);
    const lead = `${start > 0 ? '…' : ''}${text.slice(start, first)}`;
    const end = first + from.length;
    const rest = `${text.slice(end, end + around)}${text.length > end + around ? '…' : ''}`;
    let pieceBegin = 0;
    const replaced = pieces.map((piece) => {
      const begin = pieceBegin;
      pieceBegin += piece.length;
      return inPiece(text, [begin, pieceBegin]);
    });
    return { pieces: replaced, before: `${lead}${from}${rest}`, after: `${lead}${to}${rest}` };

    function inPiece(whole: string, [begin, stop]: readonly [number, number]): string {
      let written = '';
      let at = begin;
      for (const word of begins) {
        if (word + from.length <= begin || word >= stop) continue;
        written += whole.slice(at, Math.max(at, word));
        if (word >= begin) written += to;
        at = Math.min(word + from.length, stop);
      }
      return written + whole.slice(at, stop);
    }
  };
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
