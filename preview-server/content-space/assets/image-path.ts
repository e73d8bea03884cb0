/** A rectangle of the original in pixels. */
type Region = { left: number; top: number; right: number; bottom: number };

export const outputFormats = ['webp', 'jpeg', 'png', 'avif'] as const;
export type OutputFormat = (typeof outputFormats)[number];

/** What an address of the image service asks for. Sizes in pixels; 0 keeps the ratio. */
export type ImageTransform = {
  crop?: Region;
  width: number;
  height: number;
  flipHorizontally: boolean;
  flipVertically: boolean;
  fitIn: boolean;
  smart: boolean;
  quality?: number;
  format?: OutputFormat;
  blur?: number;
  brightness?: number;
  rotate?: number;
  grayscale: boolean;
  /** Background of `fit-in`: `RRGGBB` or `transparent`. */
  fill?: string;
  focal?: Region;
  roundCorner?: { radius: number; colour: { r: number; g: number; b: number }; transparent: boolean };
  noUpscale: boolean;
};

export type ParsedImagePath = { ok: true; transform: ImageTransform } | { ok: false; message: string };

const maximumSide = 4000;

/** Reads what follows `/m/` in an image address, split at slashes: `fit-in`, `400x0`, `smart`, `filters:…`. */
export function parseImagePath(segments: readonly string[]): ParsedImagePath {
  const transform: ImageTransform = {
    width: 0,
    height: 0,
    flipHorizontally: false,
    flipVertically: false,
    fitIn: false,
    smart: false,
    grayscale: false,
    noUpscale: false,
  };
  for (const segment of segments.filter((part) => part !== '')) {
    const problem = readSegment(segment, transform);
    if (problem) return { ok: false, message: problem };
  }
  return { ok: true, transform };
}

function readSegment(segment: string, transform: ImageTransform): string | undefined {
  if (segment === 'fit-in') transform.fitIn = true;
  else if (segment === 'smart') transform.smart = true;
  else if (segment.startsWith('filters:')) return readFilters(segment.slice('filters:'.length), transform);
  else {
    const crop = readRegion(segment);
    const size = /^(-?)(\d{1,5})x(-?)(\d{1,5})$/.exec(segment);
    if (crop) transform.crop = crop;
    else if (size) {
      const [, flipX, width, flipY, height] = size;
      if (Number(width) > maximumSide || Number(height) > maximumSide)
        return `Pictures can be ${maximumSide} pixels wide and high at most.`;
      Object.assign(transform, { width: Number(width), height: Number(height) });
      transform.flipHorizontally = flipX === '-';
      transform.flipVertically = flipY === '-';
    } else return `The image service does not know “${segment}”; write sizes like 400x0.`;
  }
  return undefined;
}

function readRegion(text: string): Region | undefined {
  const match = /^(\d{1,5})x(\d{1,5}):(\d{1,5})x(\d{1,5})$/.exec(text);
  if (!match) return undefined;
  const [left = 0, top = 0, right = 0, bottom = 0] = match.slice(1).map(Number);
  return right > left && bottom > top ? { left, top, right, bottom } : undefined;
}

type Filter = (value: string, transform: ImageTransform) => boolean;

const number = (
  minimum: number,
  maximum: number,
  put: (transform: ImageTransform, value: number) => void,
): Filter => {
  return (text, transform) => {
    const value = Number(text);
    if (text === '' || !(value >= minimum && value <= maximum)) return false;
    put(transform, value);
    return true;
  };
};

const filters: Record<string, Filter> = {
  quality: number(0, 100, (transform, value) => {
    transform.quality = value;
  }),
  brightness: number(-100, 100, (transform, value) => {
    transform.brightness = value;
  }),
  blur: (text, transform) => {
    const [radius = '', sigma = radius] = text.split(',');
    const isValid = [radius, sigma].every((part) => part !== '' && Number(part) >= 0 && Number(part) <= 150);
    if (isValid) transform.blur = Number(sigma);
    return isValid;
  },
  rotate: (text, transform) => {
    const isValid = ['0', '90', '180', '270'].includes(text);
    if (isValid) transform.rotate = Number(text);
    return isValid;
  },
  format: (text, transform) => {
    const format = outputFormats.find((known) => known === (text === 'jpg' ? 'jpeg' : text));
    if (format) transform.format = format;
    return format !== undefined;
  },
  fill: (text, transform) => {
    const isValid = /^([\da-f]{6}|transparent)$/i.test(text);
    if (isValid) transform.fill = text;
    return isValid;
  },
  focal: (text, transform) => {
    const region = readRegion(text);
    if (region) transform.focal = region;
    // An asset without a focus gives an empty one.
    return region !== undefined || text === '';
  },
  grayscale: (text, transform) => {
    transform.grayscale = true;
    return text === '';
  },
  no_upscale: (text, transform) => {
    transform.noUpscale = true;
    return text === '';
  },
  round_corner: (text, transform) => {
    const match = /^(\d{1,4})(?:\|\d{1,4})?,(\d{1,3}),(\d{1,3}),(\d{1,3})(?:,(0|1|true|false))?$/.exec(text);
    if (!match) return false;
    const [radius = 0, r = 0, g = 0, b = 0] = match.slice(1, 5).map(Number);
    transform.roundCorner = {
      radius,
      colour: { r, g, b },
      transparent: match[5] === '1' || match[5] === 'true',
    };
    return Math.max(r, g, b) <= 255;
  },
};

/** `quality(80):focal(10x10:20x20)`: split at colons outside parentheses. */
function readFilters(text: string, transform: ImageTransform): string | undefined {
  for (const part of text.split(/:(?![^(]*\))/).filter((filter) => filter !== '')) {
    const [, name = '', value = ''] = /^(\w+)\(([^)]*)\)$/.exec(part) ?? [];
    if (!Object.hasOwn(filters, name)) return `The image service has no filter “${part}”.`;
    if (!filters[name]?.(value, transform)) return `The image filter ${name} does not take “${value}”.`;
  }
  return undefined;
}
