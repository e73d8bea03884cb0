const plainLength = /^\d{1,4}(\.\d{1,2})?(px|rem|%|vw|vh)$/;

/** A length that a plugin asks for, if it is a plain one. */
export function cssLength(asked: string | undefined, otherwise: string): string {
  return asked !== undefined && plainLength.test(asked) ? asked : otherwise;
}
