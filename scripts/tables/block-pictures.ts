import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { libraryFolder, libraryPicture, missing } from '../pictures/library-picture.ts';
import { blockFiles } from './schema-blocks.ts';
import type { Table } from './table.ts';

/** The pictures of every block that editors may insert. */
export const blockPictures: Table = {
  path: join(libraryFolder, 'block-pictures.generated.ts'),
  render() {
    const insertable = blockFiles().filter(({ file }) => !file.startsWith('roots/'));
    const addresses = insertable.map(({ name }) => {
      const { path } = libraryPicture(name);
      if (!existsSync(path)) throw new Error(missing(name));
      return `${name}: new URL('./pictures/${basename(path)}', import.meta.url).href`;
    });
    return `/** The address of every block's picture, by the block's name. */
      export const blockPictures: { readonly [block: string]: string } = { ${addresses.join(',\n')} };`;
  },
};
