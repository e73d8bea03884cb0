import type { Picture } from '../drawing/sheet.ts';
import type { PhotoLayer } from '../model/design.ts';
import { randomOf } from '../model/random.ts';
import type { Size } from '../model/shape.ts';
import type { SamplePicture } from './catalogue.ts';

/** Painted pictures kept after drawing: a collage asks for the same one in several pages and sizes. */
const kept = 64;

/** The painted picture named by a photo layer; the same for the same name and proportions. */
export function createSamplePictures(
  find: (id: string) => SamplePicture | undefined,
): (layer: PhotoLayer) => Picture | undefined {
  const drawn = new Map<string, Picture>();
  return ({ sample, box }) => {
    const size = paintable(box);
    const key = `${sample} ${size.width} ${size.height}`;
    const known = drawn.get(key);
    if (known) return known;
    const illustration = find(sample);
    if (!illustration) return undefined;
    const shapes = illustration.draw(randomOf(1), size);
    const picture: Picture = { kind: 'shapes', shapes, ...size };
    drawn.set(key, picture);
    const [oldest] = drawn.keys();
    if (drawn.size > kept && oldest !== undefined) drawn.delete(oldest);
    return picture;
  };
}

/** The box, or for a narrower or wider one the nearest size a picture can be painted in: it is cropped then. */
function paintable({ width, height }: Size): Size {
  return { width: Math.max(width, height / 2), height: Math.max(height, width / 2) };
}
