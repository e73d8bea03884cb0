import { schema } from '@blattwerk/schemas/schema.ts';
import { z } from 'zod';
import { isPlainObject, type PlainObject } from '../../../../content-space/story-shape/plain-object.ts';

const plugins = new Map<string, z.ZodType>(
  Object.values(schema.fieldPlugins).map(({ fieldType, value }) => [fieldType, value]),
);

export type CustomReading =
  | { ok: true; value: PlainObject | undefined }
  | { ok: false; reason: 'syntax' }
  | { ok: false; reason: 'shape'; detail: string };

/** A plugin's value as JSON, without the envelope the CMS adds. */
export function customJson(stored: unknown): string {
  if (!isPlainObject(stored)) return '';
  const { plugin: _plugin, _uid, ...value } = stored;
  return Object.keys(value).length === 0 ? '' : JSON.stringify(value, null, 2);
}

/** Reads JSON for a plugin's value and judges it by the plugin's schema. Empty text means no value. */
export function readCustomJson(json: string, fieldType: string, stored: unknown): CustomReading {
  if (json.trim() === '') return { ok: true, value: undefined };
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return { ok: false, reason: 'syntax' };
  }
  const checked = (plugins.get(fieldType) ?? z.looseObject({})).safeParse(parsed);
  if (!checked.success)
    return { ok: false, reason: 'shape', detail: checked.error.issues.map(issueSentence).join('; ') };
  if (!isPlainObject(parsed)) return { ok: false, reason: 'shape', detail: '{}' };
  const uid = isPlainObject(stored) && typeof stored._uid === 'string' ? stored._uid : crypto.randomUUID();
  return { ok: true, value: { ...parsed, plugin: fieldType, _uid: uid } };
}

function issueSentence({ path, message }: z.core.$ZodIssue): string {
  return path.length > 0 ? `${path.join('.')}: ${message}` : message;
}

/** Something to start from; undefined for a plugin nothing is known of. */
export const customTemplates: Readonly<Record<string, string>> = {
  'blattwerk-product': '{\n  "version": 1,\n  "items": [{ "kind": "card", "id": "" }]\n}',
  'blattwerk-theme': '{\n  "version": 1,\n  "themeId": 1461\n}',
  'blattwerk-format': '{\n  "version": 1,\n  "format": "148x105"\n}',
};
