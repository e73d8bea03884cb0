import type { Random } from '../../../model/random.ts';
import type { Point } from '../../pen/point.ts';
import { ink, type Part } from '../part.ts';
import type { Plant } from '../plant.ts';
import { broadForm, petalPart, petalRing, pointedPetal, spoonPetal, tilted } from './petal.ts';
import { seedDisc } from './stamens.ts';

/** The tight heart of a rose: crescents that wind around each other. */
function windings(random: Random, radius: number, at: Point, turns: number): Part[] {
  return Array.from({ length: turns }, (_, index): Part => {
    const size = radius * (1 - index / (turns + 0.6));
    const angle = index * 2.2 + random.between(-0.3, 0.3);
    return petalPart(random, {
      form: broadForm,
      heart: [at[0] - Math.cos(angle) * size * 0.7, at[1] - Math.sin(angle) * size * 0.7],
      angle,
      length: size * 1.5,
      width: size * 1.75,
      ink: ink('main', 2 - index * 3),
      depth: 16,
      lip: 0.13,
      notch: -0.02,
      ruffle: 0.02,
    });
  });
}

const rose: Plant = {
  name: 'bloom/rose',
  kind: 'bloom',
  label: { de: 'Gartenrose', en: 'Garden rose' },
  tags: ['bloom', 'focal'],
  roles: ['main'],
  aspect: 1.02,
  hands: ['painted', 'line', 'flat'],
  grow: (random, { height }, hand) => {
    const radius = height * 0.49;
    const rings = hand === 'painted' ? [1, 0.84, 0.67, 0.5, 0.35] : [1, 0.76, 0.52];
    let start = random.between(0, 6);
    const petals = rings.flatMap((share, ring) => {
      const count = hand === 'painted' ? [6, 5, 5, 4, 3][ring] : [5, 4, 3][ring];
      start += random.between(0.5, 0.9);
      const inner = (rings[ring + 1] ?? share * 0.6) / share;
      return petalRing(random, count ?? 4, start, (angle) => ({
        form: broadForm,
        heart: [0, -radius * 0.05 * ring],
        angle,
        length: radius * share * random.between(0.94, 1.03),
        width: radius * share * ((count ?? 4) > 4 ? 1.25 : 1.5),
        ink: ink(
          'main',
          (hand === 'flat' ? 0 : 24) - ring * (hand === 'flat' ? -12 : 5) + random.between(-4, 4),
        ),
        ruffle: 0.035,
        notch: random.between(-0.02, 0.06),
        depth: 24,
        shaded: inner * 0.72,
        lip: hand === 'flat' ? 0 : random.pick([0, 0.09, 0.14]),
      }));
    });
    return tilted(
      [...petals, ...windings(random, radius * (hand === 'painted' ? 0.23 : 0.32), [0, -radius * 0.17], 3)],
      0.95,
      random.between(-0.4, 0.4),
    );
  },
};

const ranunculus: Plant = {
  name: 'bloom/ranunculus',
  kind: 'bloom',
  label: { de: 'Ranunkel', en: 'Ranunculus' },
  tags: ['bloom', 'focal'],
  roles: ['main', 'leaf'],
  aspect: 1,
  hands: ['painted', 'line', 'flat'],
  grow: (random, { height }, hand) => {
    const radius = height * 0.48;
    const shares =
      hand !== 'painted'
        ? [1, 0.84, 0.68, 0.52, 0.37, 0.24]
        : [1, 0.9, 0.79, 0.69, 0.59, 0.49, 0.39, 0.3, 0.21];
    const petals = shares.flatMap((share, ring) => {
      const count = ring < 2 ? 6 : ring < 5 ? 5 : 4;
      return petalRing(random, count, ring * 0.9 + random.between(0, 0.5), (angle) => ({
        form: broadForm,
        heart: [radius * 0.03 * ring, -radius * 0.025 * ring],
        angle,
        length: radius * share,
        width: radius * share * 1.35,
        ink: ink('main', 26 - ring * 3),
        ruffle: 0.022,
        notch: -0.015,
        depth: 24,
        shaded: 0.74,
        lip: 0.06,
      }));
    });
    const heart = seedDisc(random, [radius * 0.2, -radius * 0.18], {
      radius: radius * 0.08,
      count: 7,
      grain: radius * 0.035,
      ink: ink('leaf', 8),
    });
    return tilted([...petals, ...heart], 0.96, random.between(-0.6, 0.6));
  },
};

const dahlia: Plant = {
  name: 'bloom/dahlia',
  kind: 'bloom',
  label: { de: 'Dahlie', en: 'Dahlia' },
  tags: ['bloom', 'focal', 'autumn'],
  roles: ['main'],
  aspect: 1,
  hands: ['painted', 'line', 'flat'],
  grow: (random, { height }, hand) => {
    const radius = height * 0.49;
    const shares = hand === 'painted' ? [1, 0.82, 0.64, 0.46, 0.3] : [1, 0.74, 0.48, 0.28];
    const counts = hand === 'painted' ? [15, 14, 12, 10, 7] : [12, 11, 9, 6];
    return tilted(
      shares.flatMap((share, ring) =>
        petalRing(random, counts[ring] ?? 8, ring * 0.37 + random.between(0, 0.3), (angle) => ({
          form: hand === 'flat' ? spoonPetal : pointedPetal,
          heart: [0, -radius * 0.02 * ring],
          angle,
          length: radius * share * random.between(0.95, 1.04),
          width: radius * share * (hand === 'flat' ? 0.42 : 0.46),
          ink: ink('main', hand === 'flat' ? ring * 14 - 12 : 20 - ring * 5),
          ruffle: 0.02,
          notch: -0.01,
          depth: 24,
          shaded: 0.5,
          folds: hand === 'flat' ? 0 : 1,
        })),
      ),
      0.97,
      random.between(-0.5, 0.5),
    );
  },
};

export const layeredBlooms: readonly Plant[] = [rose, ranunculus, dahlia];
