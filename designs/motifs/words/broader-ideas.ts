import { artistBroader } from '../artists/words.generated.ts';
import type { Idea } from './shown-ideas.ts';
import { isIdea } from './shown-ideas.ts';

const groups: readonly (readonly [broader: Idea, narrower: readonly Idea[]])[] = [
  [
    'flower',
    [
      ...(['rose', 'ranunculus', 'dahlia', 'peony', 'wild-rose', 'blossom', 'lily', 'hydrangea'] as const),
      ...(['magnolia', 'cherry', 'snowdrop', 'lily-of-the-valley', 'tulip', 'calla', 'iris'] as const),
      ...(['lavender', 'dandelion', 'gypsophila', 'poppy', 'cosmos', 'daisy', 'cornflower'] as const),
      ...(['sunflower', 'anemone'] as const),
    ],
  ],
  [
    'leaf',
    [
      ...(['eucalyptus', 'laurel', 'ruscus', 'willow', 'rosemary', 'beech', 'sage', 'olive'] as const),
      ...(['monstera', 'palm', 'fan-palm', 'maple', 'oak', 'ivy', 'fern'] as const),
    ],
  ],
  ['grass', ['wheat', 'pampas', 'bunny-tail', 'blades', 'oat']],
  ['meadow', ['poppy', 'cosmos', 'daisy', 'cornflower', 'dandelion']],
  ['woodland-animal', ['fox', 'bear', 'owl', 'fawn', 'hedgehog', 'rabbit', 'stag']],
  ['sea-creature', ['whale', 'mermaid']],
  ['bird', ['owl', 'stork', 'robin', 'chick', 'dove', 'love-birds', 'swan', 'penguin']],
  [
    'animal',
    [
      ...(['fox', 'bear', 'rabbit', 'owl', 'elephant', 'koala', 'lamb', 'fawn', 'whale', 'stork'] as const),
      ...(['hedgehog', 'butterfly', 'bee', 'swan', 'penguin', 'cat', 'dog', 'horse', 'unicorn'] as const),
      ...(['robin', 'chick', 'dove', 'love-birds', 'reindeer', 'stag'] as const),
    ],
  ],
];

const drawnByArtists = Object.entries(artistBroader).flatMap(([name, broader]): [Idea, Idea[]][] =>
  isIdea(name) ? [[name, broader.filter(isIdea)]] : [],
);

/** The wider ideas of an idea: a fox is an animal of the woods, and an animal. */
export const broaderIdeas: ReadonlyMap<Idea, readonly Idea[]> = new Map([
  ...groups
    .flatMap(([, narrower]) => narrower)
    .map((idea): [Idea, Idea[]] => [
      idea,
      groups.flatMap(([broader, narrower]) => (narrower.includes(idea) ? [broader] : [])),
    ]),
  ...drawnByArtists,
]);
