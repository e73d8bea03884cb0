import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import type { Table } from './table.ts';

const folder = 'schemas/kinds';
const kindSchema = z.object({
  facts: z.looseObject({ place: z.number() }),
  labels: z.object({ many: z.unknown(), listings: z.unknown().optional(), picker: z.unknown() }),
});

type NamedKind = z.infer<typeof kindSchema> & { name: string };

/** The kinds of products, each a file that exports an object of its name, in the order of lists. */
const kinds = await readKinds();

async function readKinds(): Promise<NamedKind[]> {
  const names = kindFilesOf(folder);
  const modules = await Promise.all(
    names.map(async (name): Promise<NamedKind> => {
      const file: Record<string, unknown> = await import(`../../${folder}/${name}.ts`);
      const kind = kindSchema.safeParse(file[name]);
      if (kind.success) return { name, ...kind.data };
      throw new Error(`${folder}/${name}.ts must export ${name}, a Kind: ${z.prettifyError(kind.error)}`);
    }),
  );
  return modules.toSorted((one, other) => one.facts.place - other.facts.place);
}

function kindFilesOf(room: string): string[] {
  return globSync('*.ts', { cwd: room })
    .map((file) => basename(file, '.ts'))
    .filter((name) => /^[a-z]+$/.test(name) && name !== 'kind')
    .toSorted();
}

const list = kinds.map(({ name }) => `'${name}'`).join(', ');

/** What browsers and types read of the kinds: plain facts, without the tables their modules need. */
const kindFacts: Table = {
  path: `${folder}/kind-facts.generated.ts`,
  render: () =>
    [
      `import type { KindFacts } from './kind.ts';`,
      '/** Every kind of product, in the order of lists. */',
      `export const productKinds = [${list}] as const;`,
      'export type ProductKind = (typeof productKinds)[number];',
      '/** The plain facts of each kind. */',
      `export const kindFacts = ${objectOf(({ facts }) => facts)} as const satisfies Record<ProductKind, KindFacts>;`,
    ].join('\n'),
};

/** What the products of each kind are called, for pages that are made in browsers. */
const kindNames: Table = {
  path: `${folder}/kind-names.generated.ts`,
  render: () =>
    [
      `import type { Kind } from './kind.ts';`,
      `import type { ProductKind } from './kind-facts.generated.ts';`,
      `type Names = Pick<Kind['labels'], 'many' | 'listings' | 'picker'>;`,
      '/** What products of each kind are called together. */',
      `export const kindNames: Record<ProductKind, Names> = ${objectOf(({ labels }) => labels)};`,
    ].join('\n'),
};

function objectOf(value: (kind: NamedKind) => object): string {
  return JSON.stringify(Object.fromEntries(kinds.map((kind) => [kind.name, value(kind)])));
}

/** A room's module of every kind; one that is missing is a type error in the table. */
function roomTable(folderOfRoom: string, type: string): Table {
  return {
    path: `${folderOfRoom}/kinds.generated.ts`,
    render() {
      const names = kindFilesOf(folderOfRoom);
      return [
        ...names.map((name) => `import { ${name} } from './${name}.ts';`),
        `import type { ${type} } from './kind.ts';`,
        `import type { ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';`,
        '/** The module of every kind of product. */',
        `export const kindTable: Record<ProductKind, ${type}> = { ${names.join(', ')} };`,
      ].join('\n');
    },
  };
}

/** The tables of kinds: facts and names of all, and the modules of every room that has some. */
export const kindTables: readonly Table[] = [
  kindFacts,
  kindNames,
  {
    path: `${folder}/kinds.generated.ts`,
    render: () =>
      [
        ...kinds.map(({ name }) => `import { ${name} } from './${name}.ts';`),
        `import type { Kind } from './kind.ts';`,
        `import type { ProductKind } from './kind-facts.generated.ts';`,
        '/** Every kind of product with all that the shop knows of it. */',
        `export const kindTable: Record<ProductKind, Kind> = { ${kinds.map(({ name }) => name).join(', ')} };`,
      ].join('\n'),
  },
  roomTable('web-api/kinds', 'BackEndKind'),
  roomTable('storefront/page/kinds', 'PageKind'),
];
