import { examples } from '@blattwerk/schemas/examples.generated.ts';
import type { ShopAddresses } from '../../../scripts/shop-process.ts';
import { managementClient } from './editing.ts';

/** A block as a story holds it. */
export type BlockExample = { _uid: string; component: string; [field: string]: unknown };

const assetAddress = /http:\/\/localhost:4000\/f\/([^"]+)/g;

/** The example beside every block of the schema, by the block's name; its pictures are those of the shop's space. */
export async function blockExamples(shop: ShopAddresses): Promise<ReadonlyMap<string, BlockExample>> {
  const addresses = await assetAddresses(shop);
  const inSpace = JSON.stringify(Object.values(examples)).replace(
    assetAddress,
    (found, path: string) => addresses.get(path) ?? found,
  );
  const stored: BlockExample[] = JSON.parse(inSpace);
  return new Map(stored.map((example) => [example.component, example]));
}

/** A space gives its files addresses of its own and remembers those they were seeded with. */
async function assetAddresses(shop: ShopAddresses): Promise<ReadonlyMap<string, string>> {
  const { data } = await managementClient(shop).assets.list({
    query: { per_page: 1000 },
    throwOnError: true,
  });
  return new Map((data.assets ?? []).map(({ ext_id, filename }) => [ext_id ?? '', filename]));
}

/** A block and every block in it, from outside in. */
export function blocksIn(value: unknown): BlockExample[] {
  if (typeof value !== 'object' || value === null) return [];
  const nested = Object.values(value).flatMap(blocksIn);
  return isBlock(value) ? [value, ...nested] : nested;
}

/** Rows of tables have names too, but no component of the shop. */
function isBlock(value: object): value is BlockExample {
  return '_uid' in value && 'component' in value && !String(value.component).startsWith('_');
}
