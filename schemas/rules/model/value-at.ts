import { isRecord } from './is-record.ts';
import { type StoryPath, spellOut } from './story-path.ts';
import type { ReadBlock } from './story-reading.ts';

/** What stands at the end of a path of keys and indices; undefined where the path breaks off. */
export function valueAt(from: unknown, segments: readonly (string | number)[]): unknown {
  return segments.reduce<unknown>((value, segment) => {
    if (Array.isArray(value)) return value[Number(segment)];
    return isRecord(value) ? value[segment] : undefined;
  }, from);
}

/** What stands at a path that leads into a block. */
export function valueInBlock({ content, path: blockPath }: ReadBlock, path: StoryPath): unknown {
  return valueAt(content, spellOut(path).slice(blockPath.depth));
}
