import { existsSync } from 'node:fs';
import { languages } from '@blattwerk/schemas/shop/markets/languages.ts';
import type { Table } from './table.ts';

type LanguageTable = {
  folder: string;
  file: string;
  name: string;
  /** Name and module of what every language has, the module as the table imports it. */
  type: [name: string, module: string];
  describe: string;
};

/** A table of the files of a folder that each hold one language: `nl.ts` exports `nl`. */
function languageTable({ folder, file, name, type: [type, module], describe }: LanguageTable): Table {
  return {
    path: `${folder}/${file}.generated.ts`,
    render() {
      const missing = languages.find((language) => !existsSync(`${folder}/${language}.ts`));
      if (missing) throw new Error(`${folder}/${missing}.ts is missing: every language of the shop has one.`);
      const language = folder.startsWith('schemas/shop/') ? '../markets' : '@blattwerk/schemas/shop/markets';
      return [
        `import type { Language } from '${language}/languages.ts';`,
        `import type { ${type} } from '${module}';`,
        ...languages.map((code) => `import { ${code} } from './${code}.ts';`),
        `/** ${describe} */`,
        `export const ${name}: Record<Language, ${type}> = { ${languages.join(', ')} };`,
      ].join('\n');
    },
  };
}

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
];
