import { motifsOf } from '../figure/figure.ts';
import type { Motif } from '../motif.ts';
import { chick, dove, flock, loveBirds, robin } from './birds.ts';
import { cat, dog, horse, unicorn } from './companions.ts';
import { bee, butterfly, hedgehog, penguin, swan } from './meadow.ts';
import { elephant, fawn, koala, lamb, stork, whale } from './nursery.ts';
import { bear, fox, owl, rabbit } from './woodland.ts';

const figures = [
  ...[fox, bear, rabbit, owl],
  ...[elephant, koala, lamb, fawn, whale, stork],
  ...[hedgehog, butterfly, bee, swan, penguin],
  ...[cat, dog, horse, unicorn],
  ...[robin, chick, loveBirds, dove, flock],
];

export const animalMotifs: readonly Motif[] = motifsOf('animals', figures);
