import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { type Language, languages } from '@blattwerk/schemas/shop/markets/languages.ts';
import type { Table } from './table.ts';

type LanguageTable = {
  folder: string;
  file: string;
  name: string;
  /** Name and module of what every language has, the module as the table imports it. */
  type: [name: string, module: string];
  describe: string;
  /** The language that the others are translations of, where it has no file. */
  without?: Language;
};

/** A table of the files of a folder that each hold one language: `nl.ts` exports `nl`. */
function languageTable({
  folder,
  file,
  name,
  type: [type, module],
  describe,
  without,
}: LanguageTable): Table {
  return {
    path: `${folder}/${file}.generated.ts`,
    render() {
      const own = languages.filter((language) => language !== without);
      const missing = own.find((language) => !existsSync(`${folder}/${language}.ts`));
      if (missing) throw new Error(`${folder}/${missing}.ts is missing: every language of the shop has one.`);
      const keys = without ? `Exclude<Language, '${without}'>` : 'Language';
      return [
        `import type { Language } from '${languagesModule(folder)}';`,
        `import type { ${type} } from '${module}';`,
        ...own.map((code) => `import { ${code} } from './${code}.ts';`),
        `/** ${describe} */`,
        `export const ${name}: Record<${keys}, ${type}> = { ${own.join(', ')} };`,
      ].join('\n');
    },
  };
}

function languagesModule(folder: string): string {
  const module = 'schemas/shop/markets/languages.ts';
  return folder.startsWith('schemas/') ? relative(folder, module) : `@blattwerk/${module}`;
}

/** The storefront's catalogues, each a chunk of its own that a browser loads for its page's language. */
const messageCatalogues: Table = {
  path: 'storefront/app/messages/catalogues.generated.ts',
  render() {
    const missing = languages.find((code) => !existsSync(`storefront/app/messages/catalogues/${code}.json`));
    if (missing) throw new Error(`storefront/app/messages/catalogues/${missing}.json is missing.`);
    return [
      "import type { Language } from '@blattwerk/schemas/shop/markets/languages.ts';",
      "import type { Messages } from '@lingui/core';",
      '/** The interface texts of each language. */',
      'export const catalogues: Record<Language, () => Promise<{ default: Messages }>> = {',
      ...languages.map((code) => `${code}: () => import('virtual:messages/${code}'),`),
      '};',
    ].join('\n');
  },
};

export const languageTables: readonly Table[] = [
  languageTable({
    folder: 'web-api/texts',
    file: 'texts',
    name: 'textsIn',
    type: ['Texts', './de.ts'],
    describe: 'All that the back end says to people, in every language.',
  }),
  languageTable({
    folder: 'schemas/shop/words',
    file: 'shop-words',
    name: 'shopWords',
    type: ['Words', './words.ts'],
    describe: "The shop's vocabulary in every language it speaks.",
  }),
  languageTable({
    folder: 'schemas/shop/words/phrases',
    file: 'phrases',
    name: 'phrasesByLanguage',
    type: ['Phrases', './en.ts'],
    describe: "Labels of the shop's tables by what they are in German.",
    without: 'de',
  }),
  messageCatalogues,
];
