import { plainSlug } from '@blattwerk/schemas/shop/pages/slugs.ts';

/** Address for a name: `Über uns` -> `ueber-uns`. */
export const slugFrom = plainSlug;

const isSlug = (slug: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug);

/** Problem of a slug, undefined when it is valid and free. `taken`: slugs in the same folder. */
export function slugProblem(
  slug: string,
  taken: readonly string[],
): 'stories.slugInvalid' | 'stories.slugTaken' | undefined {
  if (!isSlug(slug)) return 'stories.slugInvalid';
  return taken.includes(slug) ? 'stories.slugTaken' : undefined;
}
