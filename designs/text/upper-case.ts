/**
 * German capitals: `ß` becomes `ẞ`, as names need it (Weiß stays apart from Weiss), or `SS` where the font has none.
 */
export function upperCase(text: string, hasCapitalSharpS: boolean): string {
  const prepared = hasCapitalSharpS ? text.replaceAll('ß', 'ẞ') : text;
  return prepared.toLocaleUpperCase('de');
}
