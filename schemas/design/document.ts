import { z } from 'zod';

/** `#rrggbb`, a role, or a role mixed with white (`leaf+30`: 30 %) or black (`leaf-20`). */
const colourSchema = z
  .string()
  .regex(/^(#[0-9a-f]{6}|(paper|ink|accent|main|second|third|leaf|wash)([+-]\d{1,2})?)$/);

const value = z.string().regex(/^#[0-9a-f]{6}$/);

/** The colours of a design by what they do: see `colour-roles.ts`. */
export const paletteSchema = z.strictObject({
  paper: value,
  ink: value,
  accent: value,
  main: value,
  second: value,
  third: value,
  leaf: value,
  wash: value,
});

/** As the documentation writes a row of numbers. */
function numbers(count: number) {
  return { type: 'array', items: { type: 'number' }, minItems: count, maxItems: count } as const;
}

/** All lengths are millimetres, the y axis points down, as in SVG. */
const point = z.tuple([z.number(), z.number()]).meta({ override: numbers(2) });
const stop = z.strictObject({ at: z.number(), colour: colourSchema, opacity: z.number().optional() });

export const paintSchema = z.union([
  colourSchema,
  z.strictObject({ kind: z.literal('linear'), from: point, to: point, stops: z.array(stop) }),
  z.strictObject({ kind: z.literal('radial'), centre: point, radius: z.number(), stops: z.array(stop) }),
]);

/** One path with its paint. A stroke has round joins; `detail` is its finest size in the drawing's units: too small to see, the shape is left out. */
export const shapeSchema = z.strictObject({
  d: z.string(),
  fill: paintSchema.optional(),
  stroke: colourSchema.optional(),
  strokeWidth: z.number().optional(),
  cap: z.enum(['butt', 'round']).optional(),
  opacity: z.number().optional(),
  evenOdd: z.boolean().optional(),
  detail: z.number().optional(),
});

/** `[a, b, c, d, e, f]` as in SVG's `matrix()`. */
export const matrixSchema = z
  .tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()])
  .meta({ override: numbers(6) });

/** Shapes drawn in their own coordinates and put somewhere; the same `shapes` may stand in several places. */
export const placedSchema = z.strictObject({ matrix: matrixSchema, shapes: z.array(shapeSchema) });

export const boxSchema = z.strictObject({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

/** One face of a folded card within a side of its sheet. `upsideDown`: it lies turned, to stand upright when folded. */
export const panelSchema = z.strictObject({
  id: z.enum([
    'front',
    'back',
    'flap',
    'inside-1',
    'inside-2',
    'inside-3',
    'inside-4',
    'outside-1',
    'outside-2',
  ]),
  label: z.string(),
  box: boxSchema,
  upsideDown: z.boolean(),
});

/** Printed ink, or metal foil pressed onto the page (then the colour is the foil's). */
const finishSchema = z.enum(['print', 'foil']);
export const foilSchema = z.enum(['gold', 'rosegold', 'silver']);

const layerBase = { id: z.string(), finish: finishSchema, locked: z.boolean() };

export const artLayerSchema = z.strictObject({
  ...layerBase,
  type: z.literal('art'),
  items: z.array(placedSchema),
});

/** Text in a box; it wraps at words and shrinks from `size` to `minSize` (points) until it fits. */
export const textLayerSchema = z.strictObject({
  ...layerBase,
  type: z.literal('text'),
  /** What the shopper fills in; absent: not theirs to change. Two names below each other are three layers of one slot. */
  slot: z.string().optional(),
  text: z.string(),
  label: z.string(),
  maxLength: z.number().int(),
  box: boxSchema,
  rotate: z.number(),
  font: z.string(),
  size: z.number(),
  minSize: z.number(),
  lineHeight: z.number(),
  tracking: z.number(),
  upperCase: z.boolean(),
  align: z.enum(['left', 'center', 'right']),
  verticalAlign: z.enum(['top', 'middle', 'bottom']),
  colour: colourSchema,
  /**
   * Of a text that is set with others: the box that all of them may fill, and the points up to which it keeps to its
   * lines. Absent: it has its own box for itself.
   */
  room: z.strictObject({ box: boxSchema, mostSize: z.number() }).optional(),
});

/**
 * The point of the picture (0 to 1, as it is seen) kept in the middle, and how far it is enlarged beyond covering the
 * box. It is turned first and mirrored then. Documents from before that or a filter was possible say nothing of it.
 */
export const cropSchema = z.strictObject({
  focusX: z.number().min(0).max(1),
  focusY: z.number().min(0).max(1),
  zoom: z.number().min(1).max(5),
  quarterTurns: z
    .literal([1, 2, 3])
    .optional()
    .meta({ description: 'Clockwise, in the box; left out: as it was taken.' }),
  mirrored: z
    .literal(true)
    .optional()
    .meta({ description: 'Left and right are changed over; left out: they are not.' }),
  filter: z.enum(['black-and-white', 'warm']).optional().meta({
    description: 'Of a customer’s photo, in all that is drawn and printed; left out: as it was taken.',
  }),
});

/** A slot for the customer's photo. `sample` names the illustration shown until there is one. */
export const photoLayerSchema = z.strictObject({
  ...layerBase,
  type: z.literal('photo'),
  slot: z.string(),
  box: boxSchema,
  rotate: z.number(),
  /** Outline in the page's coordinates; absent: the box. */
  mask: z.string().optional(),
  sample: z.string(),
  crop: cropSchema,
});

const pageSchema = z.strictObject({
  id: z.string(),
  /** What editors and shoppers call the page: `Vorderseite`, `Innen links`. */
  label: z.string(),
  trim: z.strictObject({ width: z.number(), height: z.number() }),
  /** Fold lines in the page's coordinates: vertical ones at `x`, horizontal ones at `y`. */
  folds: z.array(z.union([z.strictObject({ x: z.number() }), z.strictObject({ y: z.number() })])),
  /** The faces of a folded card; none: the page is one face (a calendar's leaf, a book's spread). */
  panels: z.array(panelSchema),
  /** The outline that is punched out; absent: the rectangle of the trim. */
  outline: z.string().optional(),
  background: paintSchema,
  layers: z.array(z.discriminatedUnion('type', [artLayerSchema, textLayerSchema, photoLayerSchema])),
});

/**
 * One document for the listing's picture, the configurator and the printed sheet. Millimetres from the trim's top
 * left corner; art reaches `bleed` beyond the trim, texts keep `safe` away from it.
 */
export const designSchema = z
  .strictObject({
    version: z.literal(1),
    id: z.string(),
    title: z.string(),
    bleed: z.number(),
    safe: z.number(),
    foil: foilSchema.nullable(),
    palette: paletteSchema,
    pages: z.array(pageSchema).min(1),
  })
  .meta({ id: 'Design' });
