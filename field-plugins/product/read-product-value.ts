import type { ProductValue } from '@blattwerk/schemas/field-plugins/product-value.ts';
import { productValueSchema } from '@blattwerk/schemas/field-plugins/product-value.ts';
import { z } from 'zod';
import type { Reading } from '../shell/picker.ts';

const currentVersion = 1;

/** The first pickers wrote no version and products as texts: `{ "items": ["card:1461"] }`. */
const unversioned = z
  .strictObject({ items: z.array(z.string().regex(/^[a-z-]+:.+$/i)) })
  .transform(({ items }) => ({
    version: 1,
    items: items.map((item) => {
      const [kind, ...id] = item.split(':');
      return { kind, id: id.join(':') };
    }),
  }));

/** Reads a stored list of products of any version; what an older picker wrote is brought up to today's shape. */
export function readProductValue(stored: object): Reading<ProductValue> {
  const version = 'version' in stored ? stored.version : undefined;
  if (typeof version === 'number' && version > currentVersion) return { ok: false, reason: 'newer', version };
  const migrated = version === undefined ? unversioned.safeParse(stored) : { success: true, data: stored };
  const value = productValueSchema.safeParse(migrated.data);
  return value.success ? { ok: true, value: value.data } : { ok: false, reason: 'unreadable' };
}
