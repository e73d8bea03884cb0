import type { Design, PhotoLayer } from '../../model/design.ts';

/** A page of 200 by 100 mm with a row of square photo slots. */
export function collageOf(slots: readonly string[]): Design {
  const width = 200 / slots.length;
  return {
    version: 1,
    id: 'collage',
    title: 'Collage',
    bleed: 3,
    safe: 4,
    foil: null,
    palette: {
      paper: '#ffffff',
      ink: '#222222',
      accent: '#b08430',
      main: '#c9728a',
      second: '#f0d8d0',
      third: '#8aa0b8',
      leaf: '#6b8f71',
      wash: '#eef3ec',
    },
    pages: [
      {
        id: 'front',
        label: 'Vorderseite',
        trim: { width: 200, height: 100 },
        folds: [],
        panels: [],
        background: 'paper',
        layers: slots.map((slot, index): PhotoLayer => {
          const box = { x: index * width, y: 0, width, height: 100 };
          const crop = { focusX: 0.5, focusY: 0.5, zoom: 1 };
          const base = { id: slot, finish: 'print', locked: false } as const;
          return { ...base, type: 'photo', slot, box, rotate: 0, sample: 'seaside/lighthouse', crop };
        }),
      },
    ],
  };
}
