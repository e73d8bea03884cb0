/** An IBAN as people read it. */
export function inFours(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1\u00a0');
}
