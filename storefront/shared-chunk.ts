import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Small parts that blocks of many kinds are made of. */
const isPart =
  /storefront\/(app\/(components|network|shop-data|tiles|wishlist)|page\/questions)\/|\/schemas\//;

/**
 * Names the chunks of what several others share: one for what every page loads (modules that an entrance imports, itself
 * or through others), one for the parts of late blocks, as many small files load slowly. What few late blocks share stays
 * out of both, so that a page pays for its own blocks alone.
 */
export function sharedChunk(id: string, modules: Modules): string | null {
  const seen = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const found = modules.getModuleInfo(next);
    if (found?.isEntry) return 'shared';
    waiting.push(...(found?.importers ?? []));
  }
  return isPart.test(id) ? 'parts' : null;
}
