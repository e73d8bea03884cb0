import type { PageData } from '../../../page/request/page-data.ts';
import type { ContentSource } from '../../content/content-source.ts';
import { isRooted } from '../../content/prepare-story.ts';
import type { Address } from '../../sites/read-address.ts';

/** A page above the one shown; its path is below the prefixes. */
export type ParentPage = { name: string; path: string };

/** `isComplete` is false when some could not be fetched. */
type Parents = { crumbs: ParentPage[]; isComplete: boolean };

/** The pages of the folders that a page is in, from the top; a folder without a page is left out. */
export async function fetchParents(
  { path, fullSlug }: Address,
  { language, route }: PageData,
  source: ContentSource,
): Promise<Parents> {
  const none = { crumbs: [], isComplete: true };
  if (fullSlug === undefined || route.name !== 'slug' || route.product) return none;
  const segments = path.split('/');
  const [folder, ...slugs] = fullSlug.split('/');
  if (segments.length !== slugs.length) return none;
  const parents = await Promise.all(
    segments.slice(0, -1).map(async (_, at) => {
      const slug = [folder, ...slugs.slice(0, at + 1)].join('/');
      const answer = await source.published(slug, language);
      if (!answer.ok) return { isKnown: answer.reason === 'not-found', crumbs: [] };
      const { metadata, name } = answer.value;
      const crumb = { name: metadata.title || name, path: segments.slice(0, at + 1).join('/') };
      return { isKnown: true, crumbs: isRooted('page', answer.value) ? [crumb] : [] };
    }),
  );
  return {
    crumbs: parents.flatMap(({ crumbs }) => crumbs),
    isComplete: parents.every(({ isKnown }) => isKnown),
  };
}
