import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import type { PageContent } from '../../../page/document/page-content.ts';
import { listOf } from '../../../page/story/stored-block.ts';
import { fetchContent } from '../../network/fetch-content.ts';

type NewsletterBlok = BlockOf<'newsletter'>;
/** Not `ok` where the page could not be asked for; it may be later. */
type Fetched = { ok: true; blok: NewsletterBlok | undefined } | { ok: false };

/** The newsletter's form as editors wrote it on the page at a path; undefined where that page has none. */
export async function fetchNewsletter(path: string, signal: AbortSignal): Promise<Fetched> {
  const fetched = await fetchContent(new URL(path, location.href), signal);
  return fetched.ok ? { ok: true, blok: newsletterIn(fetched.content) } : { ok: false };
}

function newsletterIn({ outcome }: PageContent): NewsletterBlok | undefined {
  if (outcome.kind !== 'story') return undefined;
  return listOf(outcome.story.content.body).find((blok) => blok.component === 'newsletter');
}
