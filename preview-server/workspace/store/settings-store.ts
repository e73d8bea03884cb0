import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

export type InterfaceLanguage = 'de' | 'en';

/**
 * Width of the previewed page in CSS pixels; `desktop`: as wide as there is room, but wide enough for the shop's desktop
 * layout; `pair`: a phone beside that; `full`: as wide as there is room.
 */
export type DeviceWidth = (typeof deviceWidths)[number];

/** As the bar above the preview shows them. */
export const deviceWidths = [360, 768, 'desktop', 1300, 'full', 'pair'] as const;

/** The columns beside the preview, by their ids. */
export type SidePane = 'stories' | 'form';

export type Settings = {
  language: InterfaceLanguage;
  /** What this editor is called by colleagues; empty until told. */
  name: string;
  deviceWidth: DeviceWidth;
  /** Columns that are folded away. */
  folded: Readonly<Record<SidePane, boolean>>;
  /** Country and language of the preview. */
  locale: string;
  /** Id of the space's preview address; undefined for its first one. */
  previewAddress: string | undefined;
  /** What was counted of blocks: over how many days, and whether it stands upon the page, too. Undefined: not shown. */
  blockFigures: { days: 7 | 30; isOnPage: boolean } | undefined;
  /** Plans that were settled until then are no news any more; undefined before the first visit. */
  plansSeenAt: string | undefined;
};

/** Preferences of the editor, kept in `localStorage`. */
export const settingsStore = createStore<Settings>()(
  persist(
    (): Settings => ({
      language: 'de',
      name: '',
      deviceWidth: 'desktop',
      folded: { stories: false, form: false },
      locale: 'de-DE',
      previewAddress: undefined,
      blockFigures: undefined,
      plansSeenAt: undefined,
    }),
    { name: 'blattwerk.settings', version: 1 },
  ),
);

export const useSettings = <T>(select: (settings: Settings) => T): T => useStore(settingsStore, select);

export function foldPane(pane: SidePane, isFolded: boolean): void {
  const { folded } = settingsStore.getState();
  if (folded[pane] !== isFolded) settingsStore.setState({ folded: { ...folded, [pane]: isFolded } });
}

/** Folds a column beside the preview away, or unfolds it. */
export const togglePane = (pane: SidePane): void => foldPane(pane, !settingsStore.getState().folded[pane]);
