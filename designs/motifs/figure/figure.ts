import type { ColourRole } from '../../model/colour.ts';
import { type Random, randomOf } from '../../model/random.ts';
import type { Shape } from '../../model/shape.ts';
import type { Motif } from '../motif.ts';
import { lineArt } from './line-art.ts';
import type { Mark } from './marks.ts';
import { painted } from './painted.ts';
import { penAndWash } from './pen-and-wash.ts';
import { roleOf } from './tones.ts';

/** `flat`: opaque paint. `line`: ink lines only, fit for foil. `wash`: watercolour under a pen drawing. */
type FigureStyle = 'flat' | 'line' | 'wash';

/** A drawing in units (100 high, 100 times `aspect` wide, middle at 0,0) that becomes one motif a style. */
export type Figure = {
  name: string;
  label: { de: string; en: string };
  tags: readonly string[];
  aspect: number;
  styles?: readonly FigureStyle[];
  /** The same for the same stream. */
  marks(random: Random): readonly Mark[];
};

const everyStyle: readonly FigureStyle[] = ['flat', 'line', 'wash'];
const suffix = {
  flat: { de: 'gemalt', en: 'painted' },
  line: { de: 'Linie', en: 'line art' },
  wash: { de: 'Aquarell', en: 'pen and wash' },
};
/** Thinner lines than this many millimetres neither print nor press well. */
const finestLine = 0.2;

function shapesOf(style: FigureStyle, random: Random, marks: readonly Mark[], scale: number): Shape[] {
  const width = Math.max(0.95, finestLine / scale);
  if (style === 'flat') return painted(random, marks, scale);
  if (style === 'line') return lineArt(random, marks, scale, { ink: 'ink', width, ownStrokes: false });
  return penAndWash(random, marks, scale, width * 0.8);
}

/** The motifs of a family's figures, one for each style: `animals/fox-flat`, `animals/fox-line` … */
export function motifsOf(family: string, figures: readonly Figure[]): readonly Motif[] {
  return figures.flatMap((figure) =>
    (figure.styles ?? everyStyle).map((style): Motif => {
      const colours = figure.marks(randomOf(1)).flatMap(({ colour }) => roleOf(colour) ?? []);
      const roles: ColourRole[] = style === 'line' ? ['ink'] : [...new Set<ColourRole>([...colours, 'main'])];
      return {
        id: `${family}/${figure.name}-${style}`,
        kind: 'emblem',
        label: {
          de: `${figure.label.de} (${suffix[style].de})`,
          en: `${figure.label.en} (${suffix[style].en})`,
        },
        tags: [family, style, ...figure.tags],
        roles,
        aspect: figure.aspect,
        draw(random, size) {
          const scale = Math.min(size.height / 100, size.width / (100 * figure.aspect));
          return shapesOf(style, random, figure.marks(random.fork()), scale);
        },
      };
    }),
  );
}
