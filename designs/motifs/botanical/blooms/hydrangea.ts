import { polar } from '../../pen/point.ts';
import { ink, type Part } from '../part.ts';
import type { Plant } from '../plant.ts';
import { berryPart } from '../small-parts.ts';
import { broadForm, petalRing } from './petal.ts';

const golden = Math.PI * (3 - Math.sqrt(5));

/** A dome of many four-petalled flowers, those at the rim first, darker and flatter. */
export const hydrangea: Plant = {
  name: 'bloom/hydrangea',
  kind: 'bloom',
  label: { de: 'Hortensie', en: 'Hydrangea' },
  tags: ['bloom', 'focal'],
  roles: ['third', 'accent'],
  aspect: 1.06,
  hands: ['painted', 'line', 'flat'],
  grow: (random, { height }, hand) => {
    const count = hand === 'painted' ? 27 : hand === 'line' ? 19 : 15;
    const radius = height * 0.4;
    const size = height * (hand === 'flat' ? 0.145 : 0.128);
    const places = Array.from({ length: count }, (_, index) => {
      const share = Math.sqrt((index + 0.4) / count);
      const at = polar([0, 0], index * golden + random.between(-0.1, 0.1), radius * share);
      return { at, share };
    }).reverse();
    return places.flatMap(({ at, share }): Part[] => {
      const tone = 22 - share * 34 + random.between(-7, 7);
      const small = size * (1.06 - share * 0.24);
      return [
        ...petalRing(random, 4, random.between(0, 6), (angle) => ({
          form: broadForm,
          heart: at,
          angle,
          length: small,
          width: small * 1.04,
          ink: ink('third', tone),
          ruffle: 0.03,
          notch: -0.02,
          depth: 18,
          folds: 0,
        })),
        berryPart(random, at, small * 0.13, ink('accent', 20)),
      ];
    });
  },
};
