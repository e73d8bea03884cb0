/** A text with its words replaced, and the first of them with what stands around it. */
type Found = { text: string; before: string; after: string };

/** Letters that are told around a word. */
const around = 30;

/** Replaces words as they are written; undefined for a text that has none of them. */
export function createWordReplacer(
  from: string,
  to: string,
  isWhole: boolean,
): (text: string) => Found | undefined {
  const words = escaped(from);
  const pattern = new RegExp(isWhole ? `(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])` : words, 'gu');
  return (text) => {
    pattern.lastIndex = 0;
    const first = pattern.exec(text);
    if (!first) return undefined;
    const start = Math.max(0, first.index - around);
    const lead = `${start > 0 ? '…' : ''}${text.slice(start, first.index)}`;
    const end = first.index + from.length;
    const rest = `${text.slice(end, end + around)}${text.length > end + around ? '…' : ''}`;
    return {
      // A function, because `$` in a text means nothing.
      text: text.replace(pattern, () => to),
      before: `${lead}${from}${rest}`,
      after: `${lead}${to}${rest}`,
    };
  };
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
