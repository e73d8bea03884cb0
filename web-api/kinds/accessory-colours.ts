import { type Colour, colours } from '@blattwerk/schemas/shop/products/colours.ts';

/** The colours an accessory is found under: those its code names; an envelope whose code names none is white. */
export function accessoryColours(code: string): readonly Colour[] {
  const [type, ...words] = code.split('-');
  const named = colours.filter((colour) => words.includes(colour));
  return named.length === 0 && type === 'envelope' ? ['white'] : named;
}
