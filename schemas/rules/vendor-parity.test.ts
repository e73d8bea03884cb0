import { validateStory } from '@storyblok/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenPages, richPage } from './examples/broken-pages.ts';
import { exampleContext } from './examples/example-content.ts';
import { exampleSchema } from './examples/example-schema.ts';
import { createJudge } from './judge.ts';

const judge = createJudge(exampleSchema);

/** Rules of the whole page, whose findings stand above everything and would explain too much. */
const ownCodes = new Set(['missing_h1', 'several_h1', 'invalid_root_block', 'unknown_field']);

type Path = (string | number)[];

describe('the rules beside the vendor', () => {
  it('both accept the page', () => {
    expect(validateStory({ content: richPage }, exampleSchema).issues).toEqual([]);
    expect(findingsIn(richPage)).toEqual([]);
  });

  it('complain wherever the vendor finds an error', () => {
    fc.assert(
      fc.property(brokenPages(), (content) => {
        const errors = validateStory({ content }, exampleSchema).issues.filter(
          ({ severity }) => severity === 'error',
        );
        const found = findingsIn(content).filter(({ code }) => !ownCodes.has(code));
        for (const { path, message } of errors) {
          const isFound = found.some((finding) => isBeside(finding.path, path));
          expect([isFound, path, message, content]).toEqual([true, path, message, content]);
        }
      }),
      { numRuns: 500 },
    );
  });
});

function findingsIn(content: unknown) {
  return judge({ full_slug: 'hochzeit', slug: 'hochzeit', name: 'Hochzeit', content }, exampleContext);
}

/** Whether one of two paths leads to the other. */
function isBeside(a: Path, b: Path): boolean {
  return a.slice(0, b.length).every((segment, index) => segment === b[index]);
}
