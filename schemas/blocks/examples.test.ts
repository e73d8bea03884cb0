import { validateStory } from '@storyblok/schema';
import { describe, expect, it } from 'vitest';
import { examples } from '../examples.generated.ts';
import { type JudgeContext, judgeStory } from '../rules/judge-story.ts';
import { publishedPage } from '../rules/model/judged-story.ts';
import { schema } from '../schema.ts';
import { translationLanguages } from '../shop/markets/languages.generated.ts';
import { pageSections } from './sections.generated.ts';

type Content = { _uid: string; component: string };

const definitions = new Map(Object.values(schema.blocks).map((block) => [String(block.name), block]));
const entries = Object.entries(examples);

function isContent(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && '_uid' in value && 'component' in value;
}

/** Every object with a `_uid`, at any depth. */
function contentsIn(value: unknown): Content[] {
  if (typeof value !== 'object' || value === null) return [];
  const nested = Object.values(value).flatMap(contentsIn);
  return isContent(value) ? [value, ...nested] : nested;
}

function duplicatesIn(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** A space in which every link and picture is found. */
const anywhere: JudgeContext = {
  storyAt: () => publishedPage,
  assetExists: () => true,
  languages: translationLanguages,
};

const wholePage = {
  ...examples.page,
  body: pageSections.map((name) => examples[name]),
};

describe('examples', () => {
  it('stand beside every block of the schema', () => {
    expect(Object.keys(examples).toSorted()).toEqual([...definitions.keys()].toSorted());
    for (const [name, example] of entries) expect(example).toHaveProperty('component', name);
  });

  it.each(entries)('%s is valid', (name, example) => {
    const isSection = pageSections.some((section) => section === name);
    const content = isSection ? { ...examples.page, body: [example] } : example;
    expect(validateStory({ content }, schema)).toEqual({ ok: true, issues: [] });
  });

  it('fill in every required field', () => {
    for (const [name, example] of entries) {
      const required = definitions.get(name)?.fields.filter((field) => 'required' in field) ?? [];
      expect(Object.keys(Object(example))).toEqual(
        expect.arrayContaining(required.map((field) => field.name)),
      );
    }
  });

  it('keep to the patterns of their text fields', () => {
    for (const content of contentsIn(wholePage)) {
      for (const field of definitions.get(content.component)?.fields ?? []) {
        const value = Object.entries(content).find(([key]) => key === field.name)?.[1];
        if (field.type === 'text' && 'regex' in field && value)
          expect(value).toMatch(new RegExp(field.regex));
      }
    }
  });

  it('make a valid page together, no two blocks of which share an identity', () => {
    expect(validateStory({ content: wholePage }, schema)).toEqual({ ok: true, issues: [] });
    expect(duplicatesIn(contentsIn(wholePage).map((content) => content._uid))).toEqual([]);
  });

  it.each([examples.page, examples.settings])(
    'leave the rules nothing to say about a $component',
    (content) => {
      expect(
        judgeStory(
          { full_slug: 'blattwerk/beispiel', name: 'Beispiel', slug: 'beispiel', content },
          anywhere,
        ),
      ).toEqual([]);
    },
  );

  it('break no rule when all stand on one page', () => {
    const story = { full_slug: 'blattwerk/beispiel', name: 'Beispiel', slug: 'beispiel', content: wholePage };
    expect(judgeStory(story, anywhere).filter((finding) => finding.severity === 'error')).toEqual([]);
  });
});
