import type { Random } from '../../../model/random.ts';
import { type Point, polar } from '../../pen/point.ts';
import type { Ink, Part } from '../part.ts';
import { berryPart } from '../small-parts.ts';

/** A ring of threads with a grain at each end. */
export function stamens(
  random: Random,
  heart: Point,
  place: { count: number; from: number; to: number; ink: Ink; grain: number; weight?: number },
): Part[] {
  const { count, from, to, grain, weight = 0.16 } = place;
  const threads = Array.from({ length: count }, (_, index): Point[] => {
    const angle = ((index + random.between(-0.3, 0.3)) * Math.PI * 2) / count;
    const reach = random.between(to * 0.78, to);
    return [polar(heart, angle, from), polar(heart, angle + random.between(-0.1, 0.1), reach)];
  });
  const ends = threads.flatMap((line) => line.slice(1));
  return [
    { kind: 'strokes', lines: threads, width: weight, ink: place.ink, pointed: false },
    ...grainsAt(random, ends, grain, place.ink),
  ];
}

/** Grains large enough to be seen are drawn one by one; dust is a line of dots. */
function grainsAt(random: Random, places: readonly Point[], radius: number, colour: Ink): Part[] {
  if (radius >= 0.32) {
    return places.map((at) => {
      const tone = colour.tone + random.pick([-10, 0, 8]);
      return berryPart(random, at, radius * random.between(0.75, 1.15), { role: colour.role, tone });
    });
  }
  const dots = places.map(([x, y]): Point[] => [
    [x, y],
    [x + 0.02, y],
  ]);
  return [{ kind: 'strokes', lines: dots, width: radius * 2, ink: colour, pointed: false }];
}

/** Grains scattered over a disc as in the heart of a daisy, denser at its rim. */
export function seedDisc(
  random: Random,
  heart: Point,
  place: { radius: number; count: number; grain: number; ink: Ink },
): Part[] {
  const golden = Math.PI * (3 - Math.sqrt(5));
  const places = Array.from({ length: place.count }, (_, index): Point => {
    const reach = place.radius * Math.sqrt((index + 0.6) / place.count);
    return polar(heart, index * golden, reach * random.between(0.94, 1.04));
  });
  const { role, tone } = place.ink;
  return [
    ...grainsAt(
      random,
      places.filter((_, index) => index % 3 === 0),
      place.grain,
      { role, tone: tone + 22 },
    ),
    ...grainsAt(
      random,
      places.filter((_, index) => index % 3 !== 0),
      place.grain,
      { role, tone: tone - 8 },
    ),
  ];
}
