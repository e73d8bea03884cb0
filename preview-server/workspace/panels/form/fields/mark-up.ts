export type MarkdownMark = 'bold' | 'italic' | 'heading' | 'list' | 'link';

type MarkedUp = { text: string; start: number; end: number };

const around: Partial<Record<MarkdownMark, readonly [string, string]>> = {
  bold: ['**', '**'],
  italic: ['_', '_'],
  link: ['[', '](https://)'],
};
const before: Partial<Record<MarkdownMark, string>> = { heading: '## ', list: '- ' };

/** Puts Markdown signs around a selection, or before each of its lines. */
export function markUp(text: string, start: number, end: number, mark: MarkdownMark): MarkedUp {
  const signs = around[mark];
  if (signs) {
    const [opening, closing] = signs;
    const marked = `${text.slice(0, start)}${opening}${text.slice(start, end)}${closing}${text.slice(end)}`;
    return { text: marked, start: start + opening.length, end: end + opening.length };
  }
  const sign = before[mark] ?? '';
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lines = text.slice(lineStart, end).split('\n');
  const marked = lines.map((line) => sign + line).join('\n');
  const added = sign.length * lines.length;
  return {
    text: text.slice(0, lineStart) + marked + text.slice(end),
    start: start + sign.length,
    end: end + added,
  };
}
