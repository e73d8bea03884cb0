import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the block library of the workspace has its pictures. */
export const libraryFolder = 'preview-server/workspace/panels/block-library';

const comparedFolder = 'tests/browser/block-pictures';
const comparedWidth = 768;

/** Blocks without an element of their own, or of header and footer: what they are seen in. */
export const seenWith: { readonly [block: string]: string } = {
  responsive_image: 'teaser_slide',
  nav_item: 'header',
  footer_column: 'footer',
  country_link: 'footer',
};

/**
 * The picture that the library shows of a block, and the one of the browser tests that it is made from. Its name holds
 * what that looked like, so that one from before is missed.
 */
export type LibraryPicture = { from: string; path: string };

export function libraryPicture(block: string): LibraryPicture {
  const seen = (seenWith[block] ?? block).replaceAll('_', '-');
  const from = join(comparedFolder, `${seen}-${comparedWidth}.webp`);
  if (!existsSync(from)) throw new Error(missing(block));
  const look = createHash('sha256').update(readFileSync(from)).digest('hex').slice(0, 8);
  return { from, path: join(libraryFolder, 'pictures', `${seen}.${look}.webp`) };
}

export const missing = (block: string): string =>
  `The block ${block} has no picture of how it looks now: run “npm run block-pictures”.`;
