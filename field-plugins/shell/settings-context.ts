import { createContext } from 'react';
import type { PluginSettings } from './plugin-settings.ts';

export const SettingsContext = createContext<PluginSettings>({ editors: [], shop: '' });
