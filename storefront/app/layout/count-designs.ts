/** Designs in a stored wish list: themes with `designs` (or `cards`, the older name); anything else counts 0. */
export function countDesigns(stored: string | null): number {
  const themes = parse(stored);
  if (!Array.isArray(themes)) return 0;
  return themes.reduce((sum: number, theme: unknown) => sum + lengthOf(theme), 0);
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
}

function lengthOf(theme: unknown): number {
  if (typeof theme !== 'object' || theme === null) return 0;
  const designs = 'designs' in theme ? theme.designs : 'cards' in theme ? theme.cards : undefined;
  return Array.isArray(designs) ? designs.length : 0;
}
