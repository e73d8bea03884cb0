/** Spaces, marks that take no room (zero width, soft hyphens) and the empty Braille pattern: nothing to see. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]*$/u;

/** Whether a text shows nothing. */
export function isBlankText(text: string): boolean {
  const first = text.charCodeAt(0);
  // Nearly every text begins with a letter.
  if (first > 32 && first < 127) return false;
  return invisible.test(text);
}
