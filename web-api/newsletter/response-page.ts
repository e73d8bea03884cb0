import type { Database } from '@blattwerk/database/database.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { type Channel, channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeAddress } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import { and, asc, sql } from 'drizzle-orm';

/**
 * Address of the channel's published page with a newsletter response block; undefined where there is none, as when the
 * content is kept in another space than the embedded one.
 */
export async function responsePageUrl(
  database: Database,
  origin: string,
  channel: Channel,
  locale: Locale,
): Promise<string | undefined> {
  const { contentFolder, hasTrailingSlash } = channelTable[channel];
  const [page] = await database
    .select({ slug: stories.fullSlug })
    .from(stories)
    .where(
      and(
        sql`starts_with(${stories.fullSlug}, ${`${contentFolder}/`})`,
        sql`${stories.publishedContent}::text ~ '"component"\\s*:\\s*"newsletter_response"'`,
      ),
    )
    .orderBy(asc(stories.id))
    .limit(1);
  if (!page) return undefined;
  const path = page.slug.slice(contentFolder.length).replace(/\/$/, '');
  return `${localeAddress(origin, channel, locale)}${path}${hasTrailingSlash ? '/' : ''}`;
}
