import type {
  artLayerSchema,
  designSchema,
  foilSchema,
  photoLayerSchema,
  textLayerSchema,
} from '@blattwerk/schemas/design/document.ts';
import type { z } from 'zod';

/** The document; its fields are described where it is checked. Types only: a browser that draws one loads no checks. */
export type Design = z.infer<typeof designSchema>;
export type Page = Design['pages'][number];
export type Layer = Page['layers'][number];
export type ArtLayer = z.infer<typeof artLayerSchema>;
export type TextLayer = z.infer<typeof textLayerSchema>;
export type PhotoLayer = z.infer<typeof photoLayerSchema>;
export type Foil = z.infer<typeof foilSchema>;
