import type { Block } from '../block.ts';
import type { Edit } from './edit.ts';

/** Puts other content in place of the page's: an earlier version, a merge, restored work. */
export function replaceContent(content: Block): Edit {
  return (root) => {
    for (const key of Object.keys(root)) if (!(key in content)) delete root[key];
    Object.assign(root, content);
  };
}
