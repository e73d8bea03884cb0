import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const configurator = /\/storefront\/app\/product\/configurator-page\.tsx$/;

/** Late parts that only the configurator opens: they find its chunk loaded. */
const insideConfigurator =
  /\/(configurator|designs)\/|\/storefront\/app\/(product\/[^/]+\.tsx$|product\/(price|related)\/|drafts\/(copy-button|draft-title))/;

/** A product's page; and what asks for answers anew in an editor's preview. */
const onProductPages = /\/storefront\/app\/(blocks\/details\/details|preview\/session\/ask-again)\.tsx?$/;

/**
 * Names the chunk of a module that the configurator needs to open: `configurator` of its own ones, `product` of those that
 * a product's page needs too, `sold` of those that listings need as well, `drafts` of those that it has in common with accounts. Left to themselves they become sixty
 * files, each a way to the shop and back.
 */
export function designChunk(id: string, modules: Modules): string | null {
  const parts = latePartsOf(id, modules);
  if (!parts?.some((part) => configurator.test(part))) return null;
  const others = parts.filter((part) => !insideConfigurator.test(part));
  if (others.length === 0) return 'configurator';
  if (others.every((part) => onProductPages.test(part))) return 'product';
  return others.some((part) => onProductPages.test(part)) ? 'sold' : 'drafts';
}

/** Modules that are loaded late and import this one, themselves or through others; undefined of what an entrance imports. */
function latePartsOf(id: string, modules: Modules): string[] | undefined {
  const seen = new Set<string>();
  const waiting = [id];
  const parts: string[] = [];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const found = modules.getModuleInfo(next);
    if (found?.isEntry) return undefined;
    if (found && found.dynamicImporters.length > 0) parts.push(next);
    waiting.push(...(found?.importers ?? []));
  }
  return parts;
}
