import type { OptionValue } from '../compositions/composition.ts';
import type { Shelf } from './card-products.ts';

/** What carries a look: plants, letters alone, a painted ground, photos, a drawn motif. */
export type LookFamily = 'plants' | 'letters' | 'ground' | 'photo' | 'emblem';

/** A composition with its options; `quiet`: only short texts fit, `dark`: it asks for a dark paper. */
export type Layout = {
  composition: string;
  options?: Readonly<Record<string, OptionValue>>;
  quiet?: boolean;
  dark?: boolean;
  deco?: boolean;
  /** Only for formats that are not wider than they are high, or the other way round. */
  only?: 'upright' | 'wide';
};

const layouts = (...list: readonly (string | Layout)[]): readonly Layout[] =>
  list.map((one) => (typeof one === 'string' ? { composition: one } : one));
const quiet = (composition: string, only?: 'upright' | 'wide'): Layout => ({
  composition,
  quiet: true,
  ...(only ? { only } : {}),
});
const options = (
  composition: string,
  values: Readonly<Record<string, OptionValue>>,
  more: Partial<Layout> = {},
): Layout => ({
  composition,
  options: values,
  ...more,
});

/** Layouts of large cards, neighbours as different as can be: a theme takes two that follow each other. */
export const cardLayouts: Readonly<Record<LookFamily, readonly Layout[]>> = {
  plants: layouts(
    'corner-bouquet',
    quiet('wreath'),
    'side-border',
    'arch-garden',
    'opposite-corners',
    'meadow',
    quiet('laurel'),
    'plate-on-flowers',
    'top-garland',
    { composition: 'wreath-over-text', only: 'upright' },
    'central-sprig',
    'framed-corners',
    quiet('crescent'),
    'hanging-branches',
    'panel-and-plants',
    'branch-frame',
    quiet('monogram-laurel'),
    'crowned',
    'vellum',
    'sprig-line',
    'dividing-sprig',
    options('meadow-night', { ground: 'wash' }),
  ),
  letters: layouts(
    options('centred', { ground: 'paper', frame: 'double' }),
    options('poster', { ground: 'paper', align: 'left' }),
    options('deco', { ground: 'paper' }, { deco: true }),
    options('grid', { field: 'main' }),
    options('monogram', { ground: 'paper', ring: true }, { quiet: true }),
    options('minimal-line', { ground: 'paper', side: 'left' }),
    options('flourish', { ground: 'paper' }),
    options('ticket', { ground: 'wash' }),
    options('great-date', { ground: 'wash' }),
    options('ribbon-band', { band: 'wash' }),
    options('centred', { ground: 'paper', frame: 'motif' }),
    options('diagonal', { field: 'second' }),
    options('label', { field: 'main' }),
    options('minimal-line', { ground: 'wash', side: 'top' }),
    options('poster', { ground: 'main', align: 'right' }),
    options('deco', { ground: 'ink' }, { deco: true }),
    options('centred', { ground: 'wash', frame: 'none' }),
    options('grid', { field: 'leaf' }),
    options('ticket', { ground: 'main' }),
    options('monogram', { ground: 'wash', ring: false }, { quiet: true }),
    options('flourish', { ground: 'main' }),
    options('ribbon-band', { band: 'main' }),
    options('great-date', { ground: 'paper' }),
    options('label', { field: 'leaf' }),
  ),
  ground: layouts(
    options('wash', { frame: false }),
    options('ground-plate', { shape: 'plate' }),
    'landscape',
    options('wash', { frame: true }),
    options('ground-plate', { shape: 'circle' }, { quiet: true }),
    options('ground-plate', { shape: 'band' }, { quiet: true }),
  ),
  photo: layouts(
    options('photo-split', { ground: 'paper' }),
    'photo-arch',
    options('photo-full', { panel: 'plate' }, { quiet: true }),
    'photo-strip',
    options('polaroids', { ground: 'wash' }, { quiet: true }),
    options('photo-frame', { ground: 'paper' }, { quiet: true }),
    quiet('photo-grid'),
    'photo-oval',
    options('photo-full', { panel: 'bottom' }, { quiet: true }),
    options('photo-split', { ground: 'wash' }),
    options('photo-full', { panel: 'middle' }, { quiet: true }),
    options('photo-frame', { ground: 'main' }, { quiet: true }),
    quiet('photo-wreath'),
    'photo-plants',
  ),
  emblem: layouts(
    options('emblem-small', { ground: 'paper' }),
    options('emblem-large', { ground: 'wash', place: 'bottom' }),
    options('emblem-circle', { fill: 'wash' }),
    options('emblem-scatter', { ground: 'wash' }, { quiet: true }),
    options('emblem-row', { ground: 'paper', place: 'bottom' }),
    options('emblem-band', { band: 'second' }),
    'emblem-framed',
    options('emblem-large', { ground: 'paper', place: 'top' }),
    options('emblem-corner', { field: 'wash' }),
    options('stripes', { stripe: 'second' }),
    'emblem-wreath',
    options('checks', { check: 'main' }, { quiet: true }),
    options('emblem-circle', { fill: 'second' }),
    options('emblem-small', { ground: 'wash' }),
    options('emblem-row', { ground: 'wash', place: 'both' }, { quiet: true }),
    options('emblem-band', { band: 'main' }),
  ),
};

/** What a theme takes for its small things. */
export const smallLayouts: Readonly<
  Record<LookFamily, Readonly<Record<Exclude<Shelf, 'card' | 'photo'>, readonly Layout[]>>>
> = {
  plants: {
    slim: layouts('top-garland', 'hanging-branches', 'meadow', 'crowned'),
    round: layouts('laurel', 'crescent', 'laurel'),
    heart: layouts('centred'),
    tag: layouts('central-sprig'),
    strip: layouts('side-border', 'opposite-corners'),
    mini: layouts('side-border', 'corner-bouquet', 'opposite-corners'),
    label: layouts('framed-corners', 'plate-on-flowers', 'crowned'),
    post: layouts('envelope'),
  },
  letters: {
    slim: layouts(options('centred', { frame: 'single' }), options('minimal-line', { side: 'top' })),
    round: layouts(
      options('centred', { frame: 'none', ground: 'main' }),
      options('centred', { frame: 'none', ground: 'paper' }),
      options('centred', { frame: 'none', ground: 'wash' }),
    ),
    heart: layouts(options('centred', { ground: 'main' }), options('centred', { ground: 'wash' })),
    tag: layouts(options('centred', { ground: 'wash' }), options('centred', { ground: 'main' })),
    strip: layouts(options('ribbon-band', { band: 'main' }), options('centred', { frame: 'double' })),
    mini: layouts(
      options('centred', { frame: 'double' }),
      options('grid', { field: 'main' }),
      options('minimal-line', { side: 'left' }),
    ),
    label: layouts(options('label', { field: 'main' }), options('deco', { ground: 'paper' })),
    post: layouts('envelope'),
  },
  ground: {
    slim: layouts(options('wash', { frame: true }), options('wash', { frame: false })),
    round: layouts('wash'),
    heart: layouts('wash'),
    tag: layouts('wash'),
    strip: layouts(options('wash', { frame: true })),
    mini: layouts('wash', options('ground-plate', { shape: 'band' })),
    label: layouts(options('ground-plate', { shape: 'plate' })),
    post: layouts('envelope'),
  },
  photo: {
    slim: layouts('photo-split', 'photo-strip'),
    round: layouts(options('centred', { frame: 'none', ground: 'wash' })),
    heart: layouts(options('centred', { ground: 'wash' })),
    tag: layouts(options('centred', { ground: 'wash' })),
    strip: layouts(options('photo-split', { ground: 'wash' })),
    mini: layouts(options('centred', { frame: 'single' })),
    label: layouts(options('photo-frame', { ground: 'wash' })),
    post: layouts('envelope'),
  },
  emblem: {
    slim: layouts(
      options('emblem-small', { ground: 'paper' }),
      options('emblem-large', { ground: 'wash', place: 'bottom' }),
      options('emblem-band', { band: 'second' }),
    ),
    round: layouts(options('emblem-small', { ground: 'wash' }), options('emblem-small', { ground: 'paper' })),
    heart: layouts(options('emblem-small', { ground: 'wash' })),
    tag: layouts(options('emblem-small', { ground: 'wash' }), options('emblem-small', { ground: 'paper' })),
    strip: layouts(options('emblem-small', { ground: 'wash' }), options('emblem-band', { band: 'second' })),
    mini: layouts(options('emblem-small', { ground: 'paper' }), options('emblem-band', { band: 'second' })),
    label: layouts('emblem-framed', options('emblem-circle', { fill: 'second' })),
    post: layouts('envelope'),
  },
};

/** For products that hold a photo in every theme. */
export const photoLayouts: readonly Layout[] = layouts(
  options('photo-frame', { ground: 'paper' }, { quiet: true }),
  options('photo-frame', { ground: 'wash' }, { quiet: true }),
);

/** For stickers with an address. */
export const addressLayouts: readonly Layout[] = layouts(
  options('centred', { ground: 'paper', frame: 'none' }),
  options('centred', { ground: 'wash', frame: 'none' }),
);
