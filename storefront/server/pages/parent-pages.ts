import type { PageData } from '../../app/context/page-data.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { Address } from '../sites/read-address.ts';
import type { Crumb } from './breadcrumbs.ts';

/** The pages of the folders that a page is in, from the top; a folder without a page is left out. */
export async function fetchParents(
  { path, fullSlug }: Address,
  { language, route }: PageData,
  source: ContentSource,
): Promise<Crumb[]> {
  if (fullSlug === undefined || route.name !== 'slug' || route.product) return [];
  const segments = path.split('/');
  const [folder, ...slugs] = fullSlug.split('/');
  if (segments.length !== slugs.length) return [];
  const parents = await Promise.all(
    segments.slice(0, -1).map(async (_, at) => {
      const slug = [folder, ...slugs.slice(0, at + 1)].join('/');
      const answer = await source.published(slug, language);
      if (!answer.ok || answer.value.component !== 'page') return undefined;
      const { metadata, name } = answer.value;
      return { name: metadata.title || name, path: segments.slice(0, at + 1).join('/') };
    }),
  );
  return parents.filter((parent) => parent !== undefined);
}
