import { colour } from '@blattwerk/schemas/fields/colour-field.ts';

/** The pattern by which the schema says that a text is a colour. */
export const colourPattern: string = colour.regex;
