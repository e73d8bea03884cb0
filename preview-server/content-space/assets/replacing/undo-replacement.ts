import { assetReplacements, assets } from '@blattwerk/database/tables/assets.ts';
import { assetId } from '@blattwerk/schemas/usage/subject.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ContentSpace } from '../../content-space.ts';
import { assetEvent } from '../asset-event.ts';
import { assetUrl } from '../to-management-asset.ts';
import type { AssetUses } from '../uses/asset-uses.ts';
import type { Exchange } from './exchanged.ts';
import { putBackInContent, replaceInContent } from './replace-in-content.ts';
import { rewriteStories } from './rewrite-stories.ts';
import { swapFiles } from './swap-files.ts';

type Undone = { ok: true; pages: number; live: number } | { ok: false; reason: 'missing' | 'gone' };

/**
 * Takes a replacement back, once. Where the asset had got a new file it gets its old one, and pages that came to use the
 * new one meanwhile follow it, since that address leads nowhere from then on.
 */
export async function undoReplacement(
  space: ContentSpace,
  uses: () => Promise<AssetUses>,
  id: number,
  author: string,
): Promise<Undone> {
  const { config, database, webhooks } = space;
  const index = await uses();
  const done = await database.transaction(async (queries) => {
    const [replacement] = await queries
      .select()
      .from(assetReplacements)
      .where(
        and(
          eq(assetReplacements.spaceId, config.space.id),
          eq(assetReplacements.id, id),
          isNull(assetReplacements.undoneAt),
        ),
      )
      .for('update');
    if (!replacement) return { ok: false, reason: 'missing' } as const;
    const rows = await queries
      .select()
      .from(assets)
      .where(inArray(assets.id, [replacement.assetId, replacement.byId]))
      .for('update');
    const asset = rows.find((row) => row.id === replacement.assetId);
    const by = rows.find((row) => row.id === replacement.byId);
    if (!asset || !by || asset.deletedAt) return { ok: false, reason: 'gone' } as const;
    const old = assetUrl(config, replacement.isNewFile ? by.path : asset.path);
    const current = assetUrl(config, replacement.isNewFile ? asset.path : by.path);
    await queries.update(assetReplacements).set({ undoneAt: new Date() }).where(eq(assetReplacements.id, id));
    if (replacement.isNewFile) await swapFiles(queries, asset, by);
    const words = { id: asset.id, alt: '', title: '', copyright: '', source: '', focus: '', metaData: {} };
    const back: Exchange | undefined = replacement.isNewFile
      ? { from: { ...words, filename: current }, to: { ...words, filename: old }, isNewFile: true }
      : undefined;
    const later = back ? index.placesOf(assetId(current)).map(({ story }) => story.id) : [];
    const ids = [...new Set([...replacement.stories.map(({ storyId }) => storyId), ...later])];
    const rewritten = await rewriteStories(queries, space, ids, {
      author,
      rewrite(story) {
        const values = replacement.stories.find(({ storyId }) => storyId === story.id);
        const putBack = (content: unknown, of: 'draft' | 'published') => {
          const restored = putBackInContent(content, values?.[of] ?? []);
          return back ? replaceInContent(restored, back).content : restored;
        };
        return {
          draft: putBack(story.content, 'draft'),
          published: putBack(story.publishedContent, 'published'),
        };
      },
    });
    const told = replacement.isNewFile ? await webhooks.queue(queries, assetEvent('replaced', asset)) : [];
    const deliveries = [...told, ...rewritten.deliveries];
    return { ok: true, ...rewritten, deliveries } as const;
  });
  if (!done.ok) return done;
  await webhooks.settle(done.deliveries);
  return { ok: true, pages: done.pages, live: done.live };
}
