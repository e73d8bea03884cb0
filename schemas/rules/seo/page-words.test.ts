import { describe, expect, it } from 'vitest';
import { exampleContext, exampleHeadline, examplePage, exampleSlug } from '../examples/example-content.ts';
import { exampleSchema } from '../examples/example-schema.ts';
import { createJudge } from '../judge.ts';
import { fixesFor } from '../model/fix.ts';
import { wholeSentences } from './page-words.ts';

const judge = createJudge(exampleSchema);

describe('whole sentences', () => {
  const limits = { min: 10, max: 40 };

  it('are kept as long as they fit', () => {
    const text = 'Karten auf feinem Papier. In drei Tagen da. Mit Umschlag.';
    expect(wholeSentences(text, limits)).toBe('Karten auf feinem Papier.');
    expect(wholeSentences(text, { min: 10, max: 43 })).toBe('Karten auf feinem Papier. In drei Tagen da.');
  });

  it('do not end within a number or an address', () => {
    expect(wholeSentences('Karten ab 1.49 bei blattwerk.example und sonst nirgends', limits)).toBeUndefined();
  });

  it.each([
    'Kurz.',
    'Ein Satz, der viel länger ist, als an seiner Stelle Platz hat.',
    'Ab {envelope-plain}, gern.',
  ])('are none where they would not do: %s', (text) => expect(wholeSentences(text, limits)).toBeUndefined());
});

describe('the main heading', () => {
  const labelsFor = (headline: string, taken: readonly string[] = []) =>
    judge(
      {
        full_slug: exampleSlug,
        slug: 'hochzeit',
        name: 'Hochzeit',
        content: examplePage({ title: 'Karten', body: [exampleHeadline({ headline })] }),
      },
      { ...exampleContext, pagesTitled: (title) => (taken.includes(title) ? ['blattwerk/heirat'] : []) },
    ).flatMap((finding) => fixesFor(finding).map(({ label }) => label.de));

  it('is offered as the title of the page', () => {
    expect(labelsFor('Einladungskarten')).toEqual(['Die Hauptüberschrift nehmen']);
  });

  it('is not where it is as short, or another page is called so', () => {
    expect(labelsFor('Karte')).toEqual([]);
    expect(labelsFor('Einladungskarten', ['Einladungskarten'])).toEqual([]);
  });
});
