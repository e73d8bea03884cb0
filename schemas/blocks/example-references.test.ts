import { expect, it } from 'vitest';
import { pictures } from './example-references.ts';

const assets = import.meta.glob<string>('../../content/assets/*/*.json', { eager: true, import: 'filename' });

it.each(Object.entries(pictures))(
  'the picture %s of the examples is in the seeded content',
  (_, { filename }) => {
    expect(Object.values(assets)).toContain(filename);
  },
);
