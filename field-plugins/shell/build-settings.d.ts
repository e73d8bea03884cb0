/** Put in by the build: see `vite.config.ts`. */
declare const __BUILD_SETTINGS__: import('./plugin-settings.ts').PluginSettings;
