import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenPages } from './examples/broken-pages.ts';
import { exampleContext, exampleSlug } from './examples/example-content.ts';
import { exampleSchema } from './examples/example-schema.ts';
import { createJudge } from './judge.ts';
import type { Finding } from './model/finding.ts';
import { applyFix, type Fix, fixesFor } from './model/fix.ts';
import type { RuleExample } from './model/rule.ts';
import { rules } from './rules.ts';
import { applySafeFixes } from './safe-fixes.ts';

const judge = createJudge(exampleSchema);

const examples = rules.flatMap(({ code, examples: { fail } }) =>
  fail.map((example) => ({
    code,
    ...example,
    story: storyOf(example.content, example.story, example.envelope),
  })),
);
const fixed = examples.flatMap((example) =>
  findingsIn(example).flatMap((finding) => fixesFor(finding).map((fix) => ({ ...example, finding, fix }))),
);

describe('a fix', () => {
  it.each(fixed)('of $code ($title) removes the finding and brings no error', (example) => {
    const before = findingsIn(example);
    expectToHelp(example);
    // What was judged is left as it was.
    expect(findingsIn(example)).toEqual(before);
  });

  it('helps on pages broken in any way', () => {
    fc.assert(
      fc.property(brokenPages(), (content) => {
        const story = storyOf(content);
        for (const finding of findingsIn({ story })) {
          for (const fix of fixesFor(finding)) expectToHelp({ story, finding, fix });
        }
      }),
      { numRuns: 300 },
    );
  });

  it('that takes the page away from some stands behind the others', () => {
    const offered = examples.flatMap((example) => findingsIn(example).map(fixesFor));
    expect(offered.flat().some(({ loss }) => loss)).toBe(true);
    for (const fixes of offered) {
      const first = fixes.findIndex(({ loss }) => loss);
      expect(fixes.slice(first === -1 ? fixes.length : first).every(({ loss }) => loss)).toBe(true);
    }
  });

  it('survives the way through JSON', () => {
    for (const { story, fix } of fixed) {
      const sent: Fix = JSON.parse(JSON.stringify(fix));
      expect(applyFix(story, sent)).toEqual(applyFix(story, fix));
    }
  });

  it('is refused once it was applied, or where something else stands now', () => {
    for (const { story, fix } of fixed) {
      const once = applyFix(story, fix);
      if (once.ok && fix.isSafe) expect(applyFix(once.story, fix).ok).toBe(false);
      expect(applyFix({ content: { _uid: 'other' } }, fix).ok).toBe(false);
    }
  });

  it('changes nothing outside its path', () => {
    const entries = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 5 });
    fc.assert(
      fc.property(entries, fc.string(), fc.jsonValue(), (content, key, to) => {
        const from = Object.hasOwn(content, key) ? content[key] : undefined;
        const label = { de: 'Ändern', en: 'Change' };
        const fix = { label, isSafe: true, changes: [{ path: ['content', key], from, to }] };
        const result = applyFix({ name: 'n', content }, fix);
        expect(result).toEqual({ ok: true, story: { name: 'n', content: { ...content, [key]: to } } });
      }),
    );
  });
});

describe('all safe fixes together', () => {
  it('leave nothing that could safely be fixed, and no new error', () => {
    fc.assert(
      fc.property(brokenPages(), (content) => {
        const story = storyOf(content);
        const judgeAlone = (each: typeof story) => findingsIn({ story: each });
        const tidied = applySafeFixes(story, judgeAlone);
        expect(applySafeFixes(tidied.story, judgeAlone).applied).toEqual([]);
        expect(tidied.findings.filter((finding) => fixesFor(finding).some(({ isSafe }) => isSafe))).toEqual(
          [],
        );
        const errorsIn = (findings: Finding[]) =>
          findings.filter(({ severity }) => severity === 'error').length;
        expect(errorsIn(tidied.findings)).toBeLessThanOrEqual(errorsIn(judgeAlone(story)));
      }),
      { numRuns: 200 },
    );
  });
});

type Judged = { story: ReturnType<typeof storyOf>; context?: object | undefined };

function expectToHelp({ finding, fix, ...judged }: Judged & { finding: Finding; fix: Fix }): void {
  const result = applyFix(judged.story, fix);
  if (!result.ok) throw new Error(result.reason);
  const before = findingsIn(judged);
  // Nothing is said of what a broken part of a rich text holds: repairing it brings that to light.
  const isRevealed = ({ code, path }: Finding) =>
    finding.code === 'invalid_rich_text' &&
    finding.path.every((segment, index) => path[index] === segment) &&
    (code !== finding.code || path.length > finding.path.length);
  const after = findingsIn({ ...judged, story: result.story }).filter((each) => !isRevealed(each));
  expect(countOf(after, finding.code)).toBeLessThan(countOf(before, finding.code));
  const errors = after.filter(({ severity }) => severity === 'error');
  const added = errors.filter(({ code }) => countOf(after, code) > countOf(before, code));
  expect(added).toEqual([]);
}

function countOf(findings: Finding[], code: string): number {
  return findings.filter((finding) => finding.code === code).length;
}

function storyOf(content: unknown, slug = exampleSlug, envelope: RuleExample['envelope'] = {}) {
  return { full_slug: slug, slug: 'hochzeit', name: 'Hochzeit', content, ...envelope };
}

function findingsIn({ story, context = {} }: Judged): Finding[] {
  return judge(story, { ...exampleContext, ...context });
}
