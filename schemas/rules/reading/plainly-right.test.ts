import { validateStory } from '@storyblok/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schema } from '../../schema.ts';
import { brokenPages, richPage } from '../examples/broken-pages.ts';
import { exampleSchema } from '../examples/example-schema.ts';
import { definitionsOf, type RuleSchema } from '../model/rule-schema.ts';
import { createPlainlyRight } from './plainly-right.ts';
import { readStory } from './read-story.ts';

const isExamplePlain = lookingAt(exampleSchema);
const isShopPlain = lookingAt(schema);

describe('a story that is plainly right', () => {
  it('is the rich page', () => {
    expect(isExamplePlain(richPage)).toBe(true);
  });

  it('has nothing that the vendor finds, warnings included', () => {
    let plain = 0;
    fc.assert(
      fc.property(brokenPages(), (content) => {
        if (!isExamplePlain(content)) return;
        plain += 1;
        const { issues } = validateStory({ content }, exampleSchema);
        expect(issues.filter((issue) => !isInRichText(issue.path))).toEqual([]);
      }),
      { numRuns: 500 },
    );
    expect(plain).toBeGreaterThan(10);
  });

  it.each<[string, Record<string, unknown>]>([
    ['an unknown field', { typo: 'a' }],
    ['a text too long', { title: 'a'.repeat(500) }],
    ['a title that is no text', { title: 3 }],
    ['a required title missing', { title: '' }],
    ['an unknown block', { body: [{ _uid: 'a', component: 'nothing' }] }],
    ['a block that may not stand there', { body: [{ _uid: 'a', component: 'usp_item' }] }],
    ['no list of blocks', { body: 'none' }],
    ['something in the list that is no block', { body: [null] }],
  ])('has not %s', (_, change) => {
    const headline = { _uid: 'h', component: 'page_container_headline', headline: 'Hochzeit' };
    const description = 'Einladungskarten auf feinem Papier.';
    const page = { _uid: 'p', component: 'page', title: 'Hochzeit', description, body: [headline] };
    expect(isShopPlain(page)).toBe(true);
    expect(isShopPlain({ ...page, ...change })).toBe(false);
    expect(validateStory({ content: { ...page, ...change } }, schema).issues).not.toEqual([]);
  });
});

const richTexts: ReadonlySet<unknown> = new Set(
  Object.values<RuleSchema['blocks'][string]>(exampleSchema.blocks)
    .flatMap(({ fields = [] }) => fields)
    .filter(({ type }) => type === 'richtext')
    .map(({ name }) => name),
);

/** Rich text is judged by our own rules. */
function isInRichText(path: readonly (string | number)[]): boolean {
  return path.some((segment) =>
    richTexts.has(typeof segment === 'string' ? segment.split('__')[0] : segment),
  );
}

function lookingAt(by: RuleSchema): (content: unknown) => boolean {
  const definitions = definitionsOf(by);
  const isPlain = createPlainlyRight(by, definitions);
  return (content) => {
    const { blocks, fields } = readStory(content, definitions);
    return isPlain(blocks, fields);
  };
}
