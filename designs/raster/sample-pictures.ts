import type { SamplePicture } from '../catalogue/catalogue-of.ts';
import type { Picture } from '../drawing/sheet.ts';
import type { PhotoLayer } from '../model/design.ts';
import { randomOf } from '../model/random.ts';
import type { Size } from '../model/shape.ts';

/** Painted pictures kept after drawing: a collage asks for the same one in several pages and sizes. */
const kept = 128;
/** Millimetres of the short side as painted: pictures look the same at any size, so one serves them all. */
const shortSide = 100;
/** Proportions painted for each doubling: between them at most 2 % are cropped. */
const steps = 16;

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

/** Nearly the proportions of the box, from 1:2 to 2:1; the rest is cropped. */
function paintable({ width, height }: Size): Size {
  const wanted = Math.min(1, Math.max(-1, Math.log2(width / height)));
  const aspect = 2 ** (Math.round(wanted * steps) / steps);
  return { width: shortSide * Math.max(1, aspect), height: shortSide * Math.max(1, 1 / aspect) };
}
