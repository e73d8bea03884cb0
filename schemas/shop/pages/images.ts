export const imageFormats = ['avif', 'webp', 'jpeg', 'png'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Quality of a picture when its address says nothing; its format is then negotiated by `Accept`. */
export const defaultImageQuality = 85;

/** Pixels per CSS pixel each picture is offered at. */
export const imageDensities = [1, 2] as const;

/** What a blurred picture, which only stands in for another, is made with when its address says nothing. */
export const imageDeliveryDefaults = { quality: 50, blur: 3, format: 'webp' } as const;
