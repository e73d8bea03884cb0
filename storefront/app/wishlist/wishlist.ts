/** A design a visitor keeps; both are text, as older lists have it. */
export type KeptDesign = { id: string; name: string };
/** A theme with its kept designs; never without any. */
export type KeptTheme = { id: string; designs: readonly KeptDesign[] };
/** Themes in the order in which their first design was kept. */
export type Wishlist = readonly KeptTheme[];

/** Adds a design to its theme, or takes it out again; a theme comes with its first design and goes with its last. */
export function toggleDesign(wishlist: Wishlist, themeId: string, design: KeptDesign): Wishlist {
  const theme = wishlist.find(({ id }) => id === themeId);
  if (!theme) return [...wishlist, { id: themeId, designs: [design] }];
  const without = theme.designs.filter(({ id }) => id !== design.id);
  const designs = without.length < theme.designs.length ? without : [...theme.designs, design];
  return wishlist.flatMap((other) => {
    if (other !== theme) return [other];
    return designs.length > 0 ? [{ ...theme, designs }] : [];
  });
}

/** Takes a theme out with all its designs. */
export function removeTheme(wishlist: Wishlist, themeId: string): Wishlist {
  return wishlist.filter(({ id }) => id !== themeId);
}

export function hasDesign(wishlist: Wishlist, themeId: string, designId: string): boolean {
  return wishlist.some((theme) => theme.id === themeId && theme.designs.some(({ id }) => id === designId));
}

/** Designs over all themes. */
export function countDesigns(wishlist: Wishlist): number {
  return wishlist.reduce((sum, { designs }) => sum + designs.length, 0);
}

/** Reads a stored list: designs may stand under `cards`, the older name; what cannot be read is left out. */
export function parseWishlist(stored: string | null): Wishlist {
  return listIn(parseJson(stored)).flatMap((theme) => {
    const id = textOf(theme, 'id');
    const designs = listIn(field(theme, 'designs') ?? field(theme, 'cards')).flatMap((design) => {
      const designId = textOf(design, 'id');
      return designId === undefined ? [] : [{ id: designId, name: textOf(design, 'name') ?? '' }];
    });
    return id === undefined || designs.length === 0 ? [] : [{ id, designs }];
  });
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return undefined;
  }
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function textOf(value: unknown, name: string): string | undefined {
  const text = field(value, name);
  return typeof text === 'string' || typeof text === 'number' ? String(text) : undefined;
}
