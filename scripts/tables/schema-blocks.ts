import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Table } from './table.ts';

const folder = 'schemas/blocks';

/** A file of one block: `usp-bar.ts` exports `uspBarBlock`, `uspBarEnglish`, `uspBarFacts` and `uspBarExample` of the block `usp_bar`. */
type BlockFile = { file: string; name: string; stem: string; stands: string | undefined };

/** Every block's file, in the order of paths, which is the order of the editors' palette. */
export function blockFiles(): BlockFile[] {
  return globSync('*/*.ts', { cwd: folder }).toSorted().map(readBlockFile);
}

function readBlockFile(file: string): BlockFile {
  const kebab = basename(file, '.ts');
  const stem = kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const text = readFileSync(join(folder, file), 'utf8');
  for (const part of ['Block', 'English', 'Facts', 'Example']) {
    if (!new RegExp(`^export const ${stem}${part}\\b`, 'm').test(text))
      throw new Error(
        `${folder}/${file} must export ${stem}${part}: a block has a definition, English names, facts and an example.`,
      );
  }
  return { file, name: kebab.replaceAll('-', '_'), stem, stands: /\bstands: '([\w ,]+)'/.exec(text)?.[1] };
}

/** A table in the root of schemas of one export of every block's file. */
function tableOf(
  part: 'Block' | 'English' | 'Facts' | 'Example',
  path: string,
  render: (files: BlockFile[]) => string,
): Table {
  return {
    path,
    render() {
      const files = blockFiles();
      const imports = files.map(({ file, stem }) => `import { ${stem}${part} } from './blocks/${file}';`);
      return [...imports, render(files)].join('\n');
    },
  };
}

export const schemaBlocks = tableOf(
  'Block',
  'schemas/blocks.generated.ts',
  (files) => `/** Every block that pages are composed of. */
    export const blocks = { ${files.map(({ stem }) => `${stem}Block`).join(', ')} };`,
);

export const blockFacts = tableOf(
  'Facts',
  'schemas/block-facts.generated.ts',
  (files) => `import type { BlockFacts } from './blocks/block-facts.ts';
    import type { BlockName } from './schema.ts';
    /** The facts of every block. */
    export const blockFacts: { [Name in BlockName]: BlockFacts } = {
      ${files.map(({ name, stem }) => `${name}: ${stem}Facts`).join(',\n')} };`,
);

export const blockEnglish = tableOf(
  'English',
  'schemas/block-english.generated.ts',
  (files) => `import type { EnglishBlock } from './fields/english-words.ts';
    import type { BlockName } from './schema.ts';
    /** What the English interface calls every block and its fields. */
    export const blockEnglish: { [Name in BlockName]: EnglishBlock } = {
      ${files.map(({ name, stem }) => `${name}: ${stem}English`).join(',\n')} };`,
);

export const blockExamples = tableOf(
  'Example',
  'schemas/examples.generated.ts',
  (files) => `import type { BlockName, BlockOf } from './schema.ts';
    /** The example of every block. */
    export const examples: { [Name in BlockName]: BlockOf<Name> } = {
      ${files.map(({ name, stem }) => `${name}: ${stem}Example`).join(',\n')} };`,
);

/** Names alone, without imports: the definitions of pages, tests and texts read them. */
export const blockSections: Table = {
  path: `${folder}/sections.generated.ts`,
  render() {
    const files = blockFiles();
    const standing = (...places: string[]) =>
      files.filter(({ stands }) => stands && places.includes(stands)).map(({ name }) => `'${name}'`);
    return `
      /** Sections that may also stand between the paragraphs of a text page. */
      export const contentSections = [${standing('pages, tests and texts')}] as const;
      /** Every section of a page that a test may hold. */
      export const sections = [${standing('pages and tests', 'pages, tests and texts')}] as const;
      /** Every section of a page. */
      export const pageSections = [...sections, ${standing('pages')}] as const;`;
  },
};
