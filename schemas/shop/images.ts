import { z } from 'zod';

export const imageFormats = ['avif', 'webp', 'jpeg', 'png'] as const;
export type ImageFormat = (typeof imageFormats)[number];
export const imageFormatSchema = /* @__PURE__ */ z.enum(imageFormats);

/** What a page asks for when a block says nothing; the format is then negotiated by `Accept`. */
export const imageDefaults = {
  quality: 85,
  format: 'auto',
  densities: [1, 2],
  placeholderColour: '#d3d3d3',
} as const;

/** What the delivery route assumes when its query says nothing; blur applies to placeholder pictures. */
export const imageDeliveryDefaults = { quality: 50, blur: 3, format: 'webp' } as const;
