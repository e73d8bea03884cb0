import { type PluginSettings, pluginSettingsSchema } from '../shell/plugin-settings.ts';

/** Editors of the CMS and its sandbox. */
const vendorEditors = ['https://app.storyblok.com', 'https://plugin-sandbox.storyblok.com'];

/**
 * Settings built into the files, for where the CMS serves them and there is no page of ours around:
 * `FIELD_PLUGIN_EDITORS` (further editors' origins, comma separated) and `FIELD_PLUGIN_SHOP` (the shop's origin).
 * @throws when a value is no origin
 */
export function readBuildSettings(variables: NodeJS.ProcessEnv): PluginSettings {
  const further = (variables.FIELD_PLUGIN_EDITORS ?? '').split(',').filter((origin) => origin !== '');
  return pluginSettingsSchema.parse({
    editors: [...vendorEditors, ...further.map((origin) => origin.trim())],
    shop: variables.FIELD_PLUGIN_SHOP || 'http://localhost:3000',
  });
}
