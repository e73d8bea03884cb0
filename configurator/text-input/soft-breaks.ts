/**
 * A text with its lines ended where the layout ends them: at each soft break one blank is a line feed. Every place in it
 * is the same place in the text.
 * @param lines as the layout set them; words only, blanks collapsed
 */
export function withSoftBreaks(text: string, lines: readonly string[]): string {
  const characters = [...text];
  let line = 0;
  let wordsLeft = countWords(lines[0] ?? '');
  let isInWord = false;
  for (const [place, character] of characters.entries()) {
    const isBlank = /\s/.test(character);
    if (!isBlank && !isInWord) {
      // Empty lines hold no word: they are passed by.
      while (wordsLeft === 0 && line < lines.length - 1) wordsLeft = countWords(lines[++line] ?? '');
      wordsLeft -= 1;
    }
    const endsLine = isBlank && isInWord && wordsLeft === 0 && character !== '\n';
    if (endsLine && hasWordBefore(characters, place)) characters[place] = '\n';
    isInWord = !isBlank;
  }
  return characters.join('');
}

/** Whether another word of the same paragraph follows: a blank at its end breaks nothing. */
function hasWordBefore(characters: readonly string[], place: number): boolean {
  const rest = characters.slice(place);
  const next = rest.findIndex((character) => !/[^\S\n]/.test(character));
  return next >= 0 && rest[next] !== '\n';
}

function countWords(line: string): number {
  return line.split(/\s+/).filter((word) => word !== '').length;
}

/**
 * The text after an edit of what was shown of it: what stands before and behind the edit stays as it was.
 * @param shown the text with its soft breaks, before the edit
 * @param edited the same after it
 */
export function takeEdit(text: string, shown: string, edited: string): string {
  const most = Math.min(shown.length, edited.length);
  let before = 0;
  while (before < most && shown[before] === edited[before]) before += 1;
  let behind = 0;
  while (behind < most - before && shown.at(-1 - behind) === edited.at(-1 - behind)) behind += 1;
  const written = edited.slice(before, edited.length - behind);
  return text.slice(0, before) + written + text.slice(text.length - behind);
}
