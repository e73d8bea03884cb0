import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/**
 * Names one chunk for what every page loads: modules that an entrance imports, itself or through others. What only late
 * blocks share stays out, so that a page pays for its own blocks alone.
 */
export function everyPageChunk(id: string, modules: Modules): string | null {
  const seen = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const found = modules.getModuleInfo(next);
    if (found?.isEntry) return 'shared';
    waiting.push(...(found?.importers ?? []));
  }
  return null;
}
