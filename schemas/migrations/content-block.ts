import { isRecord } from '../rules/model/is-record.ts';

/** One block as stories store it. */
export type ContentBlock = { readonly component: string; readonly [key: string]: unknown };

export function isContentBlock(value: unknown): value is ContentBlock {
  return isRecord(value) && typeof value.component === 'string';
}

/** Turns a block into what it is from now on; `null` takes it out of the story. */
export type BlockChange = (block: ContentBlock) => ContentBlock | null;

/**
 * Every block of a value, changed from the inside out, those in rich text included. What does not change keeps its
 * identity, and so do all objects around it.
 */
export function mapBlocks(value: unknown, change: BlockChange): unknown {
  if (Array.isArray(value)) {
    const mapped = value.map((item: unknown) => mapBlocks(item, change));
    if (mapped.every((item, index) => item === value[index])) return value;
    return mapped.filter((item, index) => item !== null || value[index] === null);
  }
  if (!isRecord(value)) return value;
  let isChanged = false;
  const entries = Object.entries(value).map(([key, held]): [string, unknown] => {
    const mapped = mapBlocks(held, change);
    isChanged ||= mapped !== held;
    return [key, mapped];
  });
  const whole: Record<string, unknown> = isChanged ? Object.fromEntries(entries) : value;
  return isContentBlock(whole) ? change(whole) : whole;
}

/** Calls back for every block with its path, from the outside in. */
export function eachBlock(
  value: unknown,
  path: readonly (string | number)[],
  visit: (block: ContentBlock, path: readonly (string | number)[]) => void,
): void {
  if (Array.isArray(value)) {
    value.forEach((item: unknown, index) => {
      eachBlock(item, [...path, index], visit);
    });
    return;
  }
  if (!isRecord(value)) return;
  if (isContentBlock(value)) visit(value, path);
  for (const [key, held] of Object.entries(value)) {
    if (typeof held === 'object' && held !== null) eachBlock(held, [...path, key], visit);
  }
}
