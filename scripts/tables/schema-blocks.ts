import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Table } from './table.ts';

const folder = 'schemas/blocks';

/** The block definitions of the schema, in the order of their files, which is the order of the editors' palette. */
export const schemaBlocks: Table = {
  path: `${folder}/blocks.generated.ts`,
  render() {
    const files = globSync('*/*.ts', { cwd: folder }).toSorted();
    const names = files.map((file) => `${camelCase(basename(file, '.ts'))}Block`);
    return [
      ...files.map((file, index) => `import { ${names[index]} } from './${file}';`),
      '/** Every block that pages are composed of. */',
      `export const blocks = { ${names.join(', ')} };`,
    ].join('\n');
  },
};

function camelCase(kebab: string): string {
  return kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
