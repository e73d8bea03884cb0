import { isPlainObject } from '../../../../content-space/story-shape/plain-object.ts';

/** Values of the block's other plugin fields as JSON, to compare by. */
export function valuesBeside(block: Readonly<Record<string, unknown>> | undefined, name: string): string {
  const values = Object.entries(block ?? {}).filter(
    ([field, value]) => field !== name && isPlainObject(value) && typeof value.plugin === 'string',
  );
  return JSON.stringify(values);
}
