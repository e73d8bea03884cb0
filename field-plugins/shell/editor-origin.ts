import { originFromPluginParams, pluginUrlParamsFromUrl } from '@storyblok/field-plugin';

export type EditorOrigin =
  | { ok: true; origin: string }
  | { ok: false; reason: 'not-framed' }
  | { ok: false; reason: 'not-allowed'; origin: string };

/**
 * The one window origin a plugin talks to: what the frame's address names, when it is on the list.
 * @param search the frame's query, `?protocol=https:&host=app.storyblok.com&uid=…`
 */
export function editorOrigin(search: string, allowed: readonly string[]): EditorOrigin {
  const parameters = pluginUrlParamsFromUrl(search);
  if (!parameters) return { ok: false, reason: 'not-framed' };
  const origin = originFromPluginParams(parameters);
  return allowed.includes(origin) ? { ok: true, origin } : { ok: false, reason: 'not-allowed', origin };
}
