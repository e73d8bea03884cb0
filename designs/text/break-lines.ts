/** Words by their width; all lengths in em, so that one measurement serves every size. */
export type Word = { width: number };
export type Line = { from: number; to: number; width: number };

/** Fills lines of at most `limit`, word by word. A word wider than that stands alone. */
export function breakLines(words: readonly Word[], space: number, limit: number): Line[] {
  const lines: Line[] = [];
  let line: Line = { from: 0, to: 0, width: 0 };
  for (const [index, { width }] of words.entries()) {
    const extended = line.to === line.from ? width : line.width + space + width;
    if (line.to > line.from && extended > limit) {
      lines.push(line);
      line = { from: index, to: index + 1, width };
    } else {
      line = { ...line, to: index + 1, width: extended };
    }
  }
  return [...lines, line];
}

/** As few lines as `breakLines` needs, but of similar length: no lone word under a long line. */
export function balanceLines(words: readonly Word[], space: number, limit: number): Line[] {
  const greedy = breakLines(words, space, limit);
  if (greedy.length === 1) return greedy;
  let [narrow, wide] = [limit / 2, limit];
  let best = greedy;
  for (let round = 0; round < 8; round += 1) {
    const middle = (narrow + wide) / 2;
    const tried = breakLines(words, space, middle);
    const fits = tried.length === greedy.length && tried.every(({ width }) => width <= limit);
    if (fits) [best, wide] = [tried, middle];
    else narrow = middle;
  }
  return best;
}
