import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'must be an origin without a path',
  );

export const pluginSettingsSchema = z.object({
  /** Origins of the editors that may frame a plugin; it talks to no other window. */
  editors: z.array(origin),
  /** Origin of the shop whose catalogue is offered. */
  shop: origin,
});
export type PluginSettings = z.infer<typeof pluginSettingsSchema>;

/** Element of the page around a plugin that says otherwise than the build does. */
const settingsElement = 'field-plugin-settings';

/** The page's settings where it has some, else those of the build. */
export function readPluginSettings(document: Document): PluginSettings {
  const element = document.getElementById(settingsElement);
  if (!element?.textContent) return __BUILD_SETTINGS__;
  return pluginSettingsSchema.parse(JSON.parse(element.textContent));
}
