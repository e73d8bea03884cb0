import type { PhotoTurn } from '../../drawing/photo-turn.ts';
import type { Design, PhotoLayer } from '../../model/design.ts';
import type { Box } from '../../model/shape.ts';

const turns: readonly PhotoTurn[] = [{}, { quarterTurns: 1 }, { quarterTurns: 2 }, { quarterTurns: 3 }];

/** All ways a photo may lie in its place. */
export const allTurns = turns.flatMap((turn): PhotoTurn[] => [turn, { ...turn, mirrored: true }]);

/** One photo in three has each. */
const filters: readonly Pick<PhotoLayer['crop'], 'filter'>[] = [
  {},
  { filter: 'black-and-white' },
  { filter: 'warm' },
];

/**
 * A collage whose photos lie in all ways and colours, off their middle and enlarged: some reach into the bleed, one is
 * round, one stands askew.
 */
export function turnedCollage(): Design {
  const design = collageOf(allTurns.map((_, index) => `photo-${index + 1}`));
  const pages = design.pages.map((page) => ({
    ...page,
    layers: page.layers.map((layer, index) => {
      if (layer.type !== 'photo') return layer;
      const box = { x: layer.box.x, y: index % 2 === 0 ? -3 : 40, width: 24, height: 63 };
      const crop = { focusX: 0.4, focusY: 0.65, zoom: 1.3, ...allTurns[index], ...filters[index % 3] };
      const rotate = index === 3 ? 12 : 0;
      return { ...layer, box, crop, rotate, ...(index === 5 && { mask: roundIn(box) }) };
    }),
  }));
  return { ...design, id: 'turned', pages };
}

function roundIn({ x, y, width, height }: Box): string {
  const [left, right, middle] = [x, x + width, y + height / 2];
  const arc = `A${width / 2} ${height / 2} 0 0 1`;
  return `M${left} ${middle}${arc} ${right} ${middle}${arc} ${left} ${middle}Z`;
}

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
