import { z } from 'zod';
import { colourSchema, paletteSchema } from './colour.ts';
import { panelSchema } from './panel.ts';
import { boxSchema, paintSchema, placedSchema } from './shape.ts';

/** Printed ink, or metal foil pressed onto the page (then the colour is the foil's). */
const finishSchema = z.enum(['print', 'foil']);
export const foilSchema = z.enum(['gold', 'rosegold', 'silver']);
export type Foil = z.infer<typeof foilSchema>;

const layerBase = { id: z.string(), finish: finishSchema, locked: z.boolean() };

const artLayerSchema = z.strictObject({
  ...layerBase,
  type: z.literal('art'),
  items: z.array(placedSchema),
});

/** Text in a box; it wraps at words and shrinks from `size` to `minSize` (points) until it fits. */
const textLayerSchema = z.strictObject({
  ...layerBase,
  type: z.literal('text'),
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
});

/** A slot for the customer's photo. `sample` names the illustration shown until there is one. */
const photoLayerSchema = z.strictObject({
  ...layerBase,
  type: z.literal('photo'),
  box: boxSchema,
  rotate: z.number(),
  /** Outline in the page's coordinates; absent: the box. */
  mask: z.string().optional(),
  sample: z.string(),
  /** The point of the picture (0 to 1) kept in the middle, and how far it is enlarged beyond covering the box. */
  crop: z.strictObject({ focusX: z.number(), focusY: z.number(), zoom: z.number() }),
});

const layerSchema = z.discriminatedUnion('type', [artLayerSchema, textLayerSchema, photoLayerSchema]);

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
  layers: z.array(layerSchema),
});

/**
 * One document for the listing's picture, the configurator and the printed sheet. Millimetres from the trim's top
 * left corner; art reaches `bleed` beyond the trim, texts keep `safe` away from it.
 */
export const designSchema = z.strictObject({
  version: z.literal(1),
  id: z.string(),
  title: z.string(),
  bleed: z.number(),
  safe: z.number(),
  foil: foilSchema.nullable(),
  palette: paletteSchema,
  pages: z.array(pageSchema).min(1),
});

export type Design = z.infer<typeof designSchema>;
export type Page = z.infer<typeof pageSchema>;
export type Layer = z.infer<typeof layerSchema>;
export type ArtLayer = z.infer<typeof artLayerSchema>;
export type TextLayer = z.infer<typeof textLayerSchema>;
export type PhotoLayer = z.infer<typeof photoLayerSchema>;
