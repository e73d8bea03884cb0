import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exampleContext, exampleSlug } from './examples/example-content.ts';
import { exampleSchema } from './examples/example-schema.ts';
import { createJudge } from './judge.ts';
import type { RuleExample } from './model/rule.ts';
import { rules } from './rules.ts';
import { rulesDocument } from './rules-document.ts';

const judge = createJudge(exampleSchema);

describe.each(rules)('$code', (rule) => {
  it.each(rule.examples.pass)('accepts $title', (example) => {
    expect(findingsIn(example)).toEqual([]);
  });

  it.each(rule.examples.fail)('complains about $title, and nothing else does', (example) => {
    const findings = findingsIn(example);
    expect(findings.length).toBeGreaterThan(0);
    for (const finding of findings) {
      expect(finding).toMatchObject({
        code: rule.code,
        severity: rule.severity,
        story: example.story ?? exampleSlug,
      });
      expect(finding.path[0]).toBe('content');
      for (const sentence of [finding.message.de, finding.message.en]) {
        expect(sentence).toMatch(/^[„“A-ZÄÖÜ][^\n]*\.$/);
        expect(sentence).not.toMatch(/undefined|null|\[object/);
      }
    }
  });
});

it('stand in docs/rules.md as they are', () => {
  const written = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8');
  expect(written, 'npm run rules writes it anew').toBe(rulesDocument());
});

it('has one rule for each code', () => {
  expect(new Set(rules.map(({ code }) => code)).size).toBe(rules.length);
});

function findingsIn({ content, context, story = exampleSlug, envelope }: RuleExample) {
  return judge(
    { full_slug: story, slug: 'hochzeit', name: 'Hochzeit', content, ...envelope },
    { ...exampleContext, ...context },
  );
}
