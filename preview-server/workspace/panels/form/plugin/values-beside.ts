import { isPlainObject } from '../../../../content-space/story-shape/plain-object.ts';

/** What plugins have stored in a block's other fields, as one text: it differs when any of them does. */
export function valuesBeside(block: Readonly<Record<string, unknown>> | undefined, name: string): string {
  const values = Object.entries(block ?? {}).filter(
    ([field, value]) => field !== name && isPlainObject(value) && typeof value.plugin === 'string',
  );
  return JSON.stringify(values);
}
