import type { Reading } from './picker.ts';

/** The field's content as the CMS hands it over: nothing, or an object that carries the field type and an id. */
export type StoredModel<Value> = { uid: string | undefined; reading: Reading<Value> };

/** Takes the CMS's envelope off and reads the value in it. */
export function readModel<Value>(
  model: unknown,
  read: (stored: object) => Reading<Value>,
): StoredModel<Value> {
  if (model === undefined || model === null || model === '')
    return { uid: undefined, reading: { ok: true, value: undefined } };
  if (typeof model !== 'object' || Array.isArray(model))
    return { uid: undefined, reading: { ok: false, reason: 'unreadable' } };
  const { plugin: _plugin, _uid, ...stored }: Record<string, unknown> = { ...model };
  const uid = typeof _uid === 'string' ? _uid : undefined;
  if (Object.keys(stored).length === 0) return { uid, reading: { ok: true, value: undefined } };
  return { uid, reading: read(stored) };
}

/** The value in the CMS's envelope; an emptied field is stored as nothing. */
export function writeModel(fieldType: string, uid: string | undefined, value: object | undefined): unknown {
  return value && { ...value, plugin: fieldType, _uid: uid ?? crypto.randomUUID() };
}
