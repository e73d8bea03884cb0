import type { Motif } from '../motifs/motif.ts';
import { distance, type Point } from '../motifs/pen/point.ts';
import { type Compose, type Item, insetBox } from './arrangement.ts';
import { floristOf } from './florist.ts';

/** A meadow along the lower edge, a valley in its middle; what has a stem stands among the leaves. */
export const bottomMeadow: Compose = (random, parts, box, scale = 1) => {
  const unit = box.width * scale;
  const tallest = Math.min(unit * 0.62, box.height * 0.46);
  const clear = {
    x: box.x + box.width * 0.1,
    y: box.y + box.height * 0.06,
    width: box.width * 0.8,
    height: box.height * 0.94 - tallest * 0.78,
  };
  const florist = floristOf(random, parts, clear);
  const kinds = [parts.leaves, parts.filler, parts.focal];
  const count = Math.round(((florist.airy ? 19 : 32) * box.width) / unit);
  const stalks = Array.from({ length: count }, (_, index) => {
    const share = (index + random.between(-0.4, 0.4)) / (count - 1);
    const edge = Math.abs(share - random.between(0.46, 0.56)) * 2;
    const height = tallest * (0.4 + 0.6 * edge ** 1.3) * random.between(0.7, 1.12);
    return { share, height };
  });
  const placed = stalks
    .sort((one, other) => other.height - one.height)
    .flatMap(({ share, height }, index): Item[] => {
      const at: Point = [box.x + box.width * share, box.y + box.height + unit * 0.03];
      const angle = -Math.PI / 2 + (share - 0.5) * 0.24 + random.between(-0.12, 0.12);
      const list = kinds[index % 4 === 3 ? 2 : index % 2] ?? [];
      const own = list.filter(({ kind }) => kind === 'sprig');
      const stems = own.length > 0 ? own : parts.leaves;
      const [first, ...others] = stems;
      if (first === undefined) return [];
      return florist.sprig(random.pick([first, ...others]), { at, angle, length: height });
    });
  return { items: placed, clear };
};

/** Loose parts all over the box, none touching another, turned every way. */
export const scattered: Compose = (random, parts, box, scale = 1) => {
  const unit = Math.min(box.width, box.height) * scale;
  const clear = insetBox(box, box.width * 0.5, box.height * 0.5);
  const florist = floristOf(random, parts, null);
  const taken: { at: Point; radius: number }[] = [];
  const items: Item[] = [];
  const sizes: readonly [share: number, tries: number, list: readonly Motif[]][] = [
    [0.19, 14, parts.focal],
    [0.3, 70, parts.leaves],
    [0.1, 160, parts.filler],
    [0.19, 160, parts.leaves],
    [0.07, 120, parts.filler],
  ];
  for (const [share, tries, list] of sizes) {
    const [first, ...others] = list;
    if (first === undefined) continue;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const size = unit * share * random.between(0.85, 1.15);
      const at: Point = [
        box.x + random.between(-0.02, 1.02) * box.width,
        box.y + random.between(-0.02, 1.02) * box.height,
      ];
      const radius = size * 0.46;
      if (taken.some((other) => distance(at, other.at) < (radius + other.radius) * 1.02)) continue;
      taken.push({ at, radius });
      const motif = random.pick([first, ...others]);
      const angle = random.between(0, Math.PI * 2);
      const foot: Point = [at[0] - (Math.cos(angle) * size) / 2, at[1] - (Math.sin(angle) * size) / 2];
      items.push(
        ...(motif.kind === 'sprig'
          ? florist.sprig(motif, { at: foot, angle, length: size })
          : florist.bloom(motif, { at, size: size * 0.86 })),
      );
    }
  }
  return { items, clear };
};
