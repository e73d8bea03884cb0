import { fieldOfKey } from '../../content-space/story-shape/language-fields.ts';
import type { PlainObject } from '../../content-space/story-shape/plain-object.ts';
import { knownBlock } from '../reading/block-definitions.ts';
import { type Changed, refused } from './changed.ts';
import { findPlace, noBlock } from './find-place.ts';

const ownKeys: ReadonlySet<string> = new Set(['_uid', 'component', '_editable', '__proto__']);

/** Gives fields of a block other values; `null` empties one. What else the block holds stays. */
export function setFields(content: PlainObject, uid: string, values: PlainObject): Changed {
  const changed = structuredClone(content);
  const place = findPlace(changed, uid);
  if (!place) return noBlock(uid);
  const { block } = place;
  const definition = knownBlock(String(block.component));
  for (const [key, value] of Object.entries(values)) {
    if (ownKeys.has(key))
      return refused(`A block keeps its ${key}: insert another block and remove this one.`);
    const field = definition?.fields.find(({ name }) => name === fieldOfKey(key));
    if (field?.type === 'bloks')
      return refused(`“${key}” is a list of blocks: use insert_block, move_block and remove_block.`);
    if (value === null) delete block[key];
    else block[key] = value;
  }
  return { ok: true, content: changed };
}
