import { customerTypesOf, marketsOf } from './catalogue/audience.ts';
import type { Finding } from './model/finding.ts';
import type { JudgeContext, JudgedStory } from './model/judged-story.ts';
import type { Complaint, Rule } from './model/rule.ts';
import { definitionsOf, type RuleSchema } from './model/rule-schema.ts';
import { spellOut } from './model/story-path.ts';
import { readStory } from './reading/read-story.ts';
import { createVendorCheck } from './reading/vendor-check.ts';
import { rules } from './rules.ts';

export type Judge = (story: JudgedStory, context: JudgeContext) => Finding[];

/** Prepares a schema once and judges any number of stories by it. Folders have no content to judge. */
export function createJudge(schema: RuleSchema): Judge {
  const definitions = definitionsOf(schema);
  const vendorCheck = createVendorCheck(schema, definitions);
  return (story, context) => {
    if (story.is_folder) return [];
    const read = readStory(story.content, definitions);
    // The vendor recurses without a limit.
    const issues = read.tooDeep.length > 0 ? [] : vendorCheck(story.content, read);
    const markets = marketsOf(story.full_slug, story.content);
    const reading = { ...read, story, issues, markets, customerTypes: customerTypesOf(story.content) };
    const findings: Finding[] = [];
    for (const rule of rules) {
      for (const complaint of rule.check(reading, context)) findings.push(findingOf(rule, complaint, story));
    }
    return findings;
  };
}

function findingOf(
  rule: Rule,
  { block, key, path, message, fixes = [], metIn }: Complaint,
  story: JudgedStory,
): Finding {
  const finding: Finding = {
    code: rule.code,
    severity: rule.severity,
    story: story.full_slug,
    path: spellOut(path),
    message,
  };
  const uid = block?.content._uid;
  if (typeof uid === 'string' && uid !== '') finding.uid = uid;
  if (key !== undefined) finding.field = key;
  if (metIn) finding.metIn = metIn;
  if (fixes.length > 0) finding.fixes = fixes;
  return finding;
}
