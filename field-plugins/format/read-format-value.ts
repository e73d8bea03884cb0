import type { FormatValue } from '@blattwerk/schemas/field-plugins/format-value.ts';
import { formatValueSchema } from '@blattwerk/schemas/field-plugins/format-value.ts';
import { readTypedFormat } from '@blattwerk/schemas/shop/products/typed-format.ts';
import { printFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { z } from 'zod';
import type { Reading } from '../shell/picker.ts';

const currentVersion = 1;

/** The first pickers wrote no version, and a size as it was typed (`14,8 × 10,5 cm`) or as two lengths in millimetres. */
const unversioned = z.union([
  z.strictObject({ format: z.string() }).transform(({ format }) => format),
  z
    .strictObject({ width: z.int().positive(), height: z.int().positive() })
    .transform((format) => printFormat(format)),
]);

/** Reads a stored format of any version; what an older picker wrote is brought up to today's shape. */
export function readFormatValue(stored: object): Reading<FormatValue> {
  const version = 'version' in stored ? stored.version : undefined;
  if (typeof version === 'number' && version > currentVersion) return { ok: false, reason: 'newer', version };
  const value = formatValueSchema.safeParse(version === undefined ? migrated(stored) : stored);
  return value.success ? { ok: true, value: value.data } : { ok: false, reason: 'unreadable' };
}

function migrated(stored: object): unknown {
  const text = unversioned.safeParse(stored);
  const read = text.success ? readTypedFormat(text.data) : undefined;
  return read?.ok ? { version: currentVersion, format: printFormat(read.format) } : undefined;
}
