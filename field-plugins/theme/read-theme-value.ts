import type { ThemeValue } from '@blattwerk/schemas/field-plugins/theme-value.ts';
import { themeValueSchema } from '@blattwerk/schemas/field-plugins/theme-value.ts';
import { z } from 'zod';
import type { Reading } from '../shell/picker.ts';

const currentVersion = 1;
const number = z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]);
const design = z
  .union([z.int().transform(String), z.string()])
  .nullish()
  .transform((id) => id || undefined);

/** The first pickers wrote no version, `theme` and `design` instead of their ids, and numbers as texts. */
const unversioned = z.union([
  z.strictObject({ themeId: number, designId: design }),
  z
    .strictObject({ theme: number, design })
    .transform(({ theme, design: designId }) => ({ themeId: theme, designId })),
]);

/** Reads a stored theme of any version; what an older picker wrote is brought up to today's shape. */
export function readThemeValue(stored: object): Reading<ThemeValue> {
  const version = 'version' in stored ? stored.version : undefined;
  if (typeof version === 'number' && version > currentVersion) return { ok: false, reason: 'newer', version };
  const value = themeValueSchema.safeParse(version === undefined ? migrated(stored) : stored);
  return value.success ? { ok: true, value: value.data } : { ok: false, reason: 'unreadable' };
}

function migrated(stored: object): unknown {
  const older = unversioned.safeParse(stored);
  if (!older.success) return undefined;
  const { themeId, designId } = older.data;
  return themeValue(themeId, designId);
}

/** A theme, and a design of it where one is meant. */
export function themeValue(themeId: number, designId: string | undefined): ThemeValue {
  return { version: 1, themeId, ...(designId !== undefined && { designId }) };
}
