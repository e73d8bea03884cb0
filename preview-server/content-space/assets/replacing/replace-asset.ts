import type { Queries } from '@blattwerk/database/database.ts';
import { assetReplacements, assets, type ReplacedStory } from '@blattwerk/database/tables/assets.ts';
import { assetId } from '@blattwerk/schemas/usage/subject.ts';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { PreviewServerConfig } from '../../../config.ts';
import type { ContentSpace } from '../../content-space.ts';
import { assetEvent } from '../asset-event.ts';
import { isImage } from '../content-types.ts';
import { type AssetRow, assetUrl } from '../to-management-asset.ts';
import type { AssetUses } from '../uses/asset-uses.ts';
import type { PageFile } from './exchanged.ts';
import { replaceInContent } from './replace-in-content.ts';
import { rewriteStories } from './rewrite-stories.ts';
import { swapFiles } from './swap-files.ts';

export type ReplacementInput = {
  /** The asset in use, and the one whose file comes in its place; where both are one, pages get its words and focus. */
  assetId: number;
  byId: number;
  /** The asset stays and takes the other one's file; the other one goes. */
  isNewFile: boolean;
  author: string;
};

/** `itself`: it has that file; `kind`: no picture can stand where pictures are shown; `used`: pages use what was to give its file. */
type Refusal = 'missing' | 'itself' | 'kind' | 'used';
export type ReplacementResult =
  | { ok: true; id: number; pages: number; live: number }
  | { ok: false; reason: Refusal };

/** Puts a file in another one's place on all pages, drafts and published ones, as one step that can be taken back. */
export async function replaceAsset(
  space: ContentSpace,
  uses: () => Promise<AssetUses>,
  { assetId: id, byId, isNewFile, author }: ReplacementInput,
): Promise<ReplacementResult> {
  if (id === byId && isNewFile) return { ok: false, reason: 'itself' };
  const { config, database, webhooks } = space;
  const index = await uses();
  const storiesUsing = ({ path }: AssetRow) => {
    const places = index.placesOf(assetId(assetUrl(config, path)));
    return [...new Set(places.map(({ story }) => story.id))];
  };
  const done = await database.transaction(async (queries) => {
    const [asset, by] = await lockAssets(queries, config.space.id, [id, byId]);
    if (!asset || !by) return { ok: false, reason: 'missing' } as const;
    if (isImage(asset.contentType) && !isImage(by.contentType)) return { ok: false, reason: 'kind' } as const;
    if (isNewFile && storiesUsing(by).length > 0) return { ok: false, reason: 'used' } as const;
    const from = pageFile(asset, config);
    const to = isNewFile ? { ...from, filename: assetUrl(config, by.path) } : pageFile(by, config);
    if (isNewFile) {
      await swapFiles(queries, asset, by);
      await queries.update(assets).set({ deletedAt: new Date() }).where(eq(assets.id, by.id));
    }
    const replaced: ReplacedStory[] = [];
    const rewritten = await rewriteStories(queries, space, storiesUsing(asset), {
      author,
      rewrite(story) {
        const draft = replaceInContent(story.content, { from, to, isNewFile });
        const published = replaceInContent(story.publishedContent, { from, to, isNewFile });
        replaced.push({ storyId: story.id, draft: draft.values, published: published.values });
        return { draft: draft.content, published: published.content };
      },
    });
    const [stored] = await queries
      .insert(assetReplacements)
      .values({
        spaceId: config.space.id,
        assetId: id,
        byId,
        isNewFile,
        stories: replaced,
        author,
      })
      .returning({ id: assetReplacements.id });
    if (!stored) throw new Error('The database returned no row for a replacement it inserted.');
    // Where pages get another file, the one they had stays what it was.
    const told = isNewFile ? await webhooks.queue(queries, assetEvent('replaced', asset)) : [];
    const deliveries = [...told, ...rewritten.deliveries];
    return { ok: true, id: stored.id, ...rewritten, deliveries } as const;
  });
  if (!done.ok) return done;
  await webhooks.settle(done.deliveries);
  return { ok: true, id: done.id, pages: done.pages, live: done.live };
}

async function lockAssets(queries: Queries, spaceId: number, ids: readonly number[]) {
  const rows = await queries
    .select()
    .from(assets)
    .where(
      and(
        eq(assets.spaceId, spaceId),
        inArray(assets.id, [...ids]),
        isNotNull(assets.uploadedAt),
        isNull(assets.deletedAt),
      ),
    )
    .for('update');
  return ids.map((id) => rows.find((row) => row.id === id));
}

/** A file of the library with all that pages copy of it. */
export function pageFile(row: AssetRow, config: PreviewServerConfig): PageFile {
  const { id, path, alt, title, copyright, source, focus, metaData } = row;
  return {
    id,
    filename: assetUrl(config, path),
    alt: alt?.trim() ?? '',
    ...{ title: title ?? '', copyright: copyright ?? '', source: source ?? '', focus: focus ?? '' },
    metaData,
  };
}
