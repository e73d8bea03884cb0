import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Small parts that blocks of many kinds are made of. */
const isPart = /storefront\/(app\/(components|network|tiles|wishlist)|page\/questions)\/|\/schemas\//;

/** Late blocks that a part is common to. */
const manyBlocks = 3;

/**
 * What a page is about, the event portal, the configurator, the editor's session, and what begins with a visitor's consent:
 * what they alone are made of stays theirs.
 */
const isMain =
  /storefront\/app\/(blocks\/(details|overviews)|product|preview|events|measuring|flags|consent)\/|\/configurator\//;

/**
 * Names the chunk of what all pages load: modules that an entrance imports, itself or through others, and the small parts
 * that late blocks of many kinds share, as many small files load slowly. What is only for products, listings and previews
 * stays out of it, and so does what few late blocks share: a page pays for its own blocks alone.
 */
export function sharedChunk(id: string, modules: Modules): string | null {
  const seen = new Set<string>();
  const waiting = [id];
  let lateBlocks = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const found = modules.getModuleInfo(next);
    if (found?.isEntry) return 'shared';
    if (found && found.dynamicImporters.length > 0 && !isMain.test(next)) lateBlocks += 1;
    waiting.push(...(found?.importers ?? []));
  }
  return lateBlocks >= manyBlocks && isPart.test(id) ? 'shared' : null;
}
