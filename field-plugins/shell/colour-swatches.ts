import type { Colour } from '@blattwerk/schemas/shop/products/colours.ts';

/** How a colour of the catalogue is shown as a dot. */
export const colourSwatches: Record<Colour, string> = {
  beige: '#d9c6a8',
  black: '#262522',
  blue: '#5b7ba6',
  copper: '#b56f4b',
  cream: '#f2e6cf',
  gold: '#c9a04a',
  green: '#6f8f6c',
  grey: '#a3a19b',
  pink: '#e3a9a5',
  red: '#b5403a',
  silver: '#c9ccd1',
  turquoise: '#5fa9a6',
  white: '#ffffff',
};
