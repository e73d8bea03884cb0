import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ShopAddresses } from '../../../scripts/shop-process.ts';
import { managementClient } from './editing.ts';

/** A block as a story holds it. */
export type BlockExample = { _uid: string; component: string; [field: string]: unknown };

const folder = dirname(fileURLToPath(import.meta.resolve('@blattwerk/schemas/blocks/section-blocks.ts')));
const moduleName = /^(?!.*\.test\.)[a-z-]+\.ts$/;
const assetAddress = /http:\/\/localhost:4000\/f\/([^"]+)/g;

/** The example beside every block of the schema, by the block's name; its pictures are those of the shop's space. */
export async function blockExamples(shop: ShopAddresses): Promise<ReadonlyMap<string, BlockExample>> {
  const addresses = await assetAddresses(shop);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => dirname(file) !== '.' && moduleName.test(basename(file)),
  );
  const examples = await Promise.all(
    files.map(async (file) => {
      const text = JSON.stringify(await readExample(join(folder, file)));
      const inSpace = text.replace(assetAddress, (found, path: string) => addresses.get(path) ?? found);
      const example: BlockExample = JSON.parse(inSpace);
      return example;
    }),
  );
  return new Map(examples.map((example) => [example.component, example]));
}

async function readExample(file: string): Promise<unknown> {
  const stem = basename(file, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const module: Record<string, unknown> = await import(file);
  return module[`${stem}Example`];
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
