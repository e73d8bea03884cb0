import type { FiguresLayer } from '@blattwerk/schemas/preview/to-page.ts';
import { createStore } from 'zustand/vanilla';

const empty: FiguresLayer = { action: 'figures', storyId: 0, labels: [] };

/** What stands upon the blocks of the page in the preview, as the page is told. */
export const figuresLayer = createStore<{ layer: FiguresLayer }>(() => ({ layer: empty }));

export const showLayer = (layer: Omit<FiguresLayer, 'action'>): void =>
  figuresLayer.setState({ layer: { action: 'figures', ...layer } });

export const hideLayer = (): void => figuresLayer.setState({ layer: empty });
