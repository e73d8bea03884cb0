import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

export type InterfaceLanguage = 'de' | 'en';

/** Width of the previewed page in CSS pixels, or as wide as there is room. */
export type DeviceWidth = 360 | 768 | 1300 | 'full';

export type Settings = {
  language: InterfaceLanguage;
  /** What this editor is called by colleagues; empty until told. */
  name: string;
  deviceWidth: DeviceWidth;
  /** Country and language of the preview. */
  locale: string;
  /** Id of the space's preview address; undefined for its first one. */
  previewAddress: string | undefined;
};

/** Preferences of the editor, kept in `localStorage`. */
export const settingsStore = createStore<Settings>()(
  persist(
    (): Settings => ({
      language: 'de',
      name: '',
      deviceWidth: 'full',
      locale: 'de-DE',
      previewAddress: undefined,
    }),
    { name: 'blattwerk.settings', version: 1 },
  ),
);

export const useSettings = <T>(select: (settings: Settings) => T): T => useStore(settingsStore, select);
