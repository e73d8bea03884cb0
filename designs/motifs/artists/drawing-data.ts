import { colourRoles } from '@blattwerk/schemas/design/colour-roles.ts';
import type { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { z } from 'zod';
import type { Colour } from '../../model/colour.ts';

const pattern = new RegExp(`^(${colourRoles.join('|')})([+-][1-9][0-9]?)?$`);
const colour = z.custom<Colour>((text) => typeof text === 'string' && pattern.test(text), {
  error: ({ input }) =>
    `“${input}” is no colour: write a role (${colourRoles.join(', ')}), lighter as “main+40” or darker as “main-40”`,
});
const areaSchema = z.strictObject({
  fill: colour,
  shade: z.enum(['below', 'above', 'left', 'right', 'rim', 'flat']).default('below'),
  line: z.enum(['full', 'thin', 'solid', 'none']).default('full'),
});
const strokeSchema = z.strictObject({ stroke: colour, paintOnly: z.boolean().default(false) });
const words = z.array(z.string().min(2)).min(1, 'needs at least one word');

/** What a drawing's file cannot say by itself: what it shows in every language, and the colour of each of its layers. */
export const drawingDataSchema = z.strictObject({
  family: z.string().regex(/^[a-z]+$/, 'is one word in small letters, as "animals"'),
  label: z.strictObject({ de: z.string().min(1), en: z.string().min(1) }),
  words: z.strictObject({
    de: words,
    en: words,
    es: words,
    fr: words,
    it: words,
    nl: words,
  } satisfies Record<(typeof languages)[number], typeof words>),
  /** Ideas it belongs to: an octopus is a `sea-creature`. */
  belongsTo: z.array(z.string()).default([]),
  tags: z.array(z.string()).min(1, 'needs at least one tag'),
  /** By the layer's name in the drawing. */
  layers: z.record(z.string(), z.union([areaSchema, strokeSchema])),
});
export type DrawingData = z.infer<typeof drawingDataSchema>;
