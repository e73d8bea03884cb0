import { assets } from '@blattwerk/database/tables/assets.ts';
import { productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { CatalogueFacts } from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import { assetId } from '@blattwerk/schemas/usage/subject.ts';
import type { UsageIndex } from '@blattwerk/schemas/usage/usage-index.ts';
import { and, asc, eq, ilike, isNotNull, isNull, ne } from 'drizzle-orm';
import { factsOf } from '../../../catalogue/facts-source.ts';
import { assetUrl } from '../../assets/to-management-asset.ts';
import type { ContentSpace } from '../../content-space.ts';
import { containsPattern } from '../../stories/like-pattern.ts';
import type { ReplacementChoice } from './replacement-answers.ts';

/** More are found by typing more. */
const shownAtOnce = 30;

type Question = {
  kind: 'product' | 'theme' | 'asset';
  /** What is replaced; undefined: what pages use is asked for. */
  of?: string | undefined;
  search: string;
};

/** What can be replaced, by the names that editors know: things that pages use; or what can come in the place of one. */
export async function replacementChoices(
  space: ContentSpace,
  usage: () => Promise<UsageIndex>,
  { kind, of, search }: Question,
): Promise<ReplacementChoice[]> {
  if (kind === 'asset') return fileChoices(space, usage, { of, search });
  const facts = factsOf(await space.catalogue.current());
  const index = await usage();
  const term = search.trim().toLowerCase();
  const found: ReplacementChoice[] = [];
  const all = of === undefined ? usedOf(index, kind) : candidates(facts, kind, of);
  for (const [value, pages] of all) {
    const name = nameOf(facts, kind, value);
    if (!`${name} ${value}`.toLowerCase().includes(term)) continue;
    found.push({ value, name, pages });
  }
  found.sort((one, other) => one.name.localeCompare(other.name, 'de'));
  return found.slice(0, of === undefined ? 1000 : shownAtOnce);
}

function usedOf(index: UsageIndex, kind: 'product' | 'theme'): [value: string, pages: number][] {
  const starts = kind === 'theme' ? ['theme:'] : productKinds.map((each) => `${each}:`);
  return starts.flatMap((start) =>
    [...index.countsOf(start)].map(([key, { pages }]): [string, number] => [
      kind === 'theme' ? key.slice(start.length) : key,
      pages,
    ]),
  );
}

function candidates(
  facts: CatalogueFacts | undefined,
  kind: 'product' | 'theme',
  of: string,
): [value: string, pages: undefined][] {
  if (!facts) return [];
  const start = of.slice(0, of.indexOf(':') + 1);
  const all = kind === 'theme' ? Object.keys(facts.themes) : Object.keys(facts.products);
  return all
    .filter((value) => value !== of && (kind === 'theme' || value.startsWith(start)))
    .map((value) => [value, undefined]);
}

function nameOf(facts: CatalogueFacts | undefined, kind: 'product' | 'theme', value: string): string {
  const named = kind === 'theme' ? facts?.themes : facts?.products;
  return (named && Object.hasOwn(named, value) && named[value]?.name) || value;
}

async function fileChoices(
  { database, config }: ContentSpace,
  usage: () => Promise<UsageIndex>,
  { of, search }: Pick<Question, 'of' | 'search'>,
): Promise<ReplacementChoice[]> {
  const rows = await database
    .select({ id: assets.id, path: assets.path, name: assets.shortName })
    .from(assets)
    .where(
      and(
        eq(assets.spaceId, config.space.id),
        isNotNull(assets.uploadedAt),
        isNull(assets.deletedAt),
        ilike(assets.shortName, containsPattern(search.trim())),
        of === undefined ? undefined : ne(assets.id, Number(of)),
      ),
    )
    .orderBy(asc(assets.shortName), asc(assets.id));
  const counts = of === undefined ? (await usage()).countsOf('asset:') : undefined;
  return rows
    .flatMap(({ id, path, name }): ReplacementChoice[] => {
      const filename = assetUrl(config, path);
      const pages = counts?.get(`asset:${assetId(filename)}`)?.pages;
      return counts && pages === undefined ? [] : [{ value: String(id), name, pages, filename }];
    })
    .slice(0, of === undefined ? 1000 : shownAtOnce);
}
