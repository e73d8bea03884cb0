import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { languageFiles } from './language-files.ts';
import type { Table } from './table.ts';

const folder = 'schemas/kinds';
const names = z.record(z.string(), z.string());
const kindSchema = z.object({
  facts: z.looseObject({
    place: z.number(),
    listingPaths: z.record(z.string(), z.string().nullable()),
    page: z.looseObject({ segment: z.string() }),
    isNamedByCode: z.boolean(),
    canBeKept: z.boolean(),
    configurator: z.string().nullable(),
  }),
  labels: z.object({
    one: names,
    many: names,
    listings: z.record(z.string(), names).optional(),
    picker: z.unknown(),
  }),
  types: z.array(z.string()),
  typeNames: z
    .union([z.object({ table: z.string() }), z.object({ german: z.record(z.string(), z.string()) })])
    .nullable(),
});

type NamedKind = z.infer<typeof kindSchema> & { name: string };
type LaterNames = (typeof languageFiles)[number]['kinds'][string];

/** The kinds of products, each a file that exports an object of its name, in the order of lists. */
const kinds = await readKinds();

async function readKinds(): Promise<NamedKind[]> {
  const names = kindFilesOf(folder);
  const modules = await Promise.all(
    names.map(async (name): Promise<NamedKind> => {
      const file: Record<string, unknown> = await import(`../../${folder}/${name}.ts`);
      const kind = kindSchema.safeParse({
        ...(typeof file[name] === 'object' && file[name]),
        facts: file[`${name}Facts`],
        labels: file[`${name}Labels`],
      });
      if (kind.success) return { name, ...kind.data };
      throw new Error(
        `${folder}/${name}.ts must export ${name}, a Kind, with ${name}Facts and ${name}Labels: ${z.prettifyError(kind.error)}`,
      );
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
      `import type { KindFacts, ListingPaths } from './kind.ts';`,
      '/** Every kind of product, in the order of lists. */',
      `export const productKinds = [${list}] as const;`,
      'export type ProductKind = (typeof productKinds)[number];',
      '/** The plain facts of each kind. */',
      `export const kindFacts = ${objectOf(({ facts: { listingPaths: _, ...facts } }) => facts)} as const satisfies Record<ProductKind, Omit<KindFacts, 'listingPaths'>>;`,
      '/** Where shoppers find the products of each kind, by itself: pages are told what they need of it. */',
      `export const kindListingPaths: Record<ProductKind, ListingPaths> = ${objectOf(({ facts }) => facts.listingPaths)};`,
    ].join('\n'),
};

/** What a tile and a link need of the kinds: the first page that anybody opens loads no more of them. */
const kindLinks: Table = {
  path: `${folder}/kind-links.generated.ts`,
  render: () =>
    [
      `import type { KindLink } from './kind.ts';`,
      `import type { ProductKind } from './kind-facts.generated.ts';`,
      '/** What a link to a product of each kind is made of. */',
      `export const kindLinks: Readonly<Record<ProductKind, KindLink>> = ${objectOf(linkOf)};`,
      '/** The kind whose pages begin with a segment. */',
      `export const segmentKinds: ReadonlyMap<string, ProductKind> = new Map<string, ProductKind>([${kinds
        .map(({ name, facts }) => `['${facts.page.segment}', '${name}']`)
        .join(', ')}]);`,
    ].join('\n'),
};

function linkOf({ facts: { page, isNamedByCode, canBeKept, configurator } }: NamedKind) {
  return { segment: page.segment, isNamedByCode, canBeKept, configurator };
}

/** What each kind is called: each list of names by itself, so that a bundle takes along only those it shows. */
const kindNames: Table = {
  path: `${folder}/kind-names.generated.ts`,
  render: () =>
    [
      `import type { Language } from '../shop/markets/languages.generated.ts';`,
      `import type { KindLabels, KindNames } from './kind.ts';`,
      `import type { ProductKind } from './kind-facts.generated.ts';`,
      '/** What each kind is called in every language. */',
      `export const kindNames: Record<ProductKind, KindNames<Readonly<Record<Language, string>>>> = ${objectOf(namesOf)};`,
      '/** What editors call one product of each kind, in German. */',
      `export const kindLabels: Readonly<Record<ProductKind, string>> = ${objectOf(({ labels }) => labels.one.de)};`,
      '/** What editors call a type of any kind, where it has a name. */',
      `export const typeLabels: Readonly<Record<string, string>> = ${JSON.stringify(typeLabels())};`,
      '/** What editors call the products of each kind. */',
      `export const pickerNames: Record<ProductKind, KindLabels['picker']> = ${objectOf(({ labels }) => labels.picker)};`,
    ].join('\n'),
};

/** German names of types; of those that several kinds have the first kind's. */
function typeLabels(): Record<string, string> {
  const german = languageFiles.find(({ code }) => code === 'de')?.words;
  const named = kinds.flatMap(({ types, typeNames }) => {
    if (!typeNames) return [];
    const labels = 'german' in typeNames ? typeNames.german : german?.[typeNames.table];
    return types.flatMap((type) => (labels?.[type] === undefined ? [] : [[type, labels[type]] as const]));
  });
  return Object.fromEntries(named.toReversed());
}

/** A kind's names in all languages: those it gives itself, and those that a later language gives it. */
function namesOf({ name: kind, labels: { one, many, listings } }: NamedKind) {
  const inAll = (own: Readonly<Record<string, string>>, later: (names: LaterNames) => string | undefined) =>
    Object.fromEntries(
      languageFiles.map(({ code, kinds: named }) => {
        const given = named[kind] && later(named[kind]);
        const text = own[code] ?? given;
        if (text === undefined)
          throw new Error(
            `A name of the kind ${kind} is missing in ${code}: write it in ${folder}/${kind}.ts, or, if the language is newer, under kinds in schemas/languages/${code}.ts.`,
          );
        if (own[code] !== undefined && given !== undefined)
          throw new Error(`A name of the kind ${kind} in ${code} stands in its file and in the language's.`);
        return [code, text];
      }),
    );
  return {
    one: inAll(one, (names) => names.one),
    many: inAll(many, (names) => names.many),
    ...(listings && {
      listings: Object.fromEntries(
        Object.entries(listings).map(([channel, own]) => [
          channel,
          inAll(own, (names) => names.listings?.[channel]),
        ]),
      ),
    }),
  };
}

function objectOf(value: (kind: NamedKind) => unknown): string {
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
  kindLinks,
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
