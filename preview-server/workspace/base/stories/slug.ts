const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Address for a name: `Über uns` -> `ueber-uns`. */
export function slugFrom(name: string): string {
  return name
    .toLocaleLowerCase('de')
    .replace(/[äöüß]/g, (letter) => german[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

const isSlug = (slug: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug);

/** Problem of a slug, undefined when it is valid and free. `taken`: slugs in the same folder. */
export function slugProblem(
  slug: string,
  taken: readonly string[],
): 'stories.slugInvalid' | 'stories.slugTaken' | undefined {
  if (!isSlug(slug)) return 'stories.slugInvalid';
  return taken.includes(slug) ? 'stories.slugTaken' : undefined;
}
