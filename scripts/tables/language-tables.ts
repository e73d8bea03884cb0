import { existsSync } from 'node:fs';
import { ownTopics } from '@blattwerk/storefront/app/messages/late-topics.ts';
import { languageCodes } from './language-files.ts';
import type { Table } from './table.ts';

type LanguageTable = {
  path: string;
  name: string;
  /** Types of the German texts and of all others, each with the module it stands in. */
  types: [german: [name: string, module: string], other: [name: string, module: string]];
  languages: string;
  describe: string;
};

/** A table of the files beside it that each hold one language: `nl.ts` exports `nl`. */
function languageTable({ path, name, types, languages, describe }: LanguageTable): Table {
  const folder = path.slice(0, path.lastIndexOf('/'));
  return {
    path,
    render() {
      for (const code of languageCodes) refuseMissing(`${folder}/${code}.ts`);
      const [[german], [other]] = types;
      return [
        `import type { Language } from '${languages}';`,
        ...types.map(([type, module]) => `import type { ${type} } from '${module}';`),
        ...languageCodes.map((code) => `import { ${code} } from './${code}.ts';`),
        `/** ${describe} */`,
        `export const ${name}: { de: ${german} } & Record<Exclude<Language, 'de'>, ${other}> = { ${languageCodes.join(', ')} };`,
      ].join('\n');
    },
  };
}

function refuseMissing(file: string): void {
  if (!existsSync(file)) throw new Error(`${file} is missing: every language of the shop has one.`);
}

/** The storefront's catalogues in two parts, each a chunk of its own that a browser loads for its page's language. */
const messageCatalogues: Table = {
  path: 'storefront/app/messages/catalogues.generated.ts',
  render() {
    for (const code of languageCodes) refuseMissing(`storefront/app/messages/catalogues/${code}.json`);
    return [
      "import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';",
      "import type { Messages } from '@lingui/core';",
      'type Catalogues = Record<Language, () => Promise<{ default: Messages }>>;',
      '/** The interface texts of each language that every page may show. */',
      'export const startCatalogues: Catalogues = {',
      ...languageCodes.map((code) => `${code}: () => import('virtual:messages/${code}'),`),
      '};',
      '/** Those of the late topics. */',
      'export const lateCatalogues: Catalogues = {',
      ...languageCodes.map((code) => `${code}: () => import('virtual:messages/${code}/late'),`),
      '};',
    ].join('\n');
  },
};

/** Its own, as every page would load it with the others. */
const topicCatalogues: Table = {
  path: 'storefront/app/messages/topic-catalogues.generated.ts',
  render: () =>
    [
      "import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';",
      "import type { Messages } from '@lingui/core';",
      "import type { OwnTopic } from './late-topics.ts';",
      'type Load = () => Promise<{ default: Messages }>;',
      '/** The interface texts of each topic that is loaded alone, in each language. */',
      'export const topicCatalogues: Record<OwnTopic, Record<Language, Load>> = {',
      ...ownTopics.flatMap((topic) => [
        `${topic}: {`,
        ...languageCodes.map((code) => `${code}: () => import('virtual:messages/${code}/${topic}'),`),
        '},',
      ]),
      '};',
    ].join('\n'),
};

/** Tables of what every room says in every language. */
export const languageTables: readonly Table[] = [
  languageTable({
    path: 'web-api/texts/texts.generated.ts',
    name: 'textsIn',
    types: [
      ['Texts', './de.ts'],
      ['TranslatedTexts', './en.ts'],
    ],
    languages: '@blattwerk/schemas/shop/markets/languages.generated.ts',
    describe: 'All that the back end says to people, in every language.',
  }),
  languageTable({
    path: 'schemas/languages/language-table.generated.ts',
    name: 'languageTable',
    types: [
      ['LanguageFile', './language.ts'],
      ['TranslatedLanguage', './en.ts'],
    ],
    languages: '../shop/markets/languages.generated.ts',
    describe: 'Every language with all that this room says in it; heavy, so browsers read one file or none.',
  }),
  messageCatalogues,
  topicCatalogues,
];
