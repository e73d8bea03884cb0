const reader = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const space = /[ \t]$/;

/**
 * A text without some characters, and without the space that would be left double where one stood.
 * @param characters as readers take them: with their marks, an emoji whole; of a text in capitals these
 */
export function withoutCharacters(text: string, characters: readonly string[]): string {
  const unwanted = new Set(characters);
  let kept = '';
  let isGap = false;
  for (const { segment } of reader.segment(text.normalize('NFC'))) {
    if (unwanted.has(segment) || unwanted.has(segment.toUpperCase())) {
      isGap = true;
      continue;
    }
    const isDouble: boolean = isGap && space.test(segment) && (kept === '' || /\s$/.test(kept));
    if (isGap && segment === '\n') kept = kept.replace(space, '');
    if (!isDouble) kept += segment;
    isGap = isGap && isDouble;
  }
  return isGap ? kept.replace(space, '') : kept;
}
