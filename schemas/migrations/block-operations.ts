import type { BlockChange } from './content-block.ts';
import { isContentBlock } from './content-block.ts';
import { changeValues } from './field-operations.ts';

/** The block goes on under another name. */
export function renameBlock(to: string): BlockChange {
  return (block) => ({ ...block, component: to });
}

/** The block goes, with everything in it. */
export function removeBlock(): BlockChange {
  return () => null;
}

/** Blocks in a field become others by their component; `null` takes them out. */
export function replaceBlocks(field: string, replacements: Readonly<Record<string, string | null>>): BlockChange {
  const known = new Map(Object.entries(replacements));
  return changeValues(field, (value) => {
    if (!Array.isArray(value)) return value;
    const replaced = value.flatMap((item: unknown) => {
      const replacement = isContentBlock(item) ? known.get(item.component) : undefined;
      if (replacement === undefined || !isContentBlock(item)) return [item];
      return replacement === null ? [] : [{ ...item, component: replacement }];
    });
    return replaced.length === value.length && replaced.every((item, index) => item === value[index])
      ? value
      : replaced;
  });
}
