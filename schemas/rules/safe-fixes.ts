import type { Finding } from './model/finding.ts';
import { applyFix, type Fix, fixesFor } from './model/fix.ts';

export type AppliedFix = { finding: Finding; fix: Fix };
type Tidied<Story> = { story: Story; applied: AppliedFix[]; findings: Finding[] };

/** One fix may bring to light what another can mend; more often than this nothing is nested. */
const maxRounds = 10;

/** Applies every safe fix the judge offers, until none is left; `findings` are what remains. */
export function applySafeFixes<Story extends { content: unknown }>(
  story: Story,
  judge: (story: Story) => Finding[],
): Tidied<Story> {
  let tidied: Tidied<Story> = { story, applied: [], findings: judge(story) };
  for (let round = 0; round < maxRounds; round += 1) {
    const { story: fixed, applied } = applyAll(tidied);
    if (applied.length === 0) break;
    tidied = { story: fixed, applied: [...tidied.applied, ...applied], findings: judge(fixed) };
  }
  return tidied;
}

/** From the end of the page to its beginning: what is taken out of a list moves only what comes behind it. */
function applyAll<Story extends { content: unknown }>({ story, findings }: Tidied<Story>) {
  const applied: AppliedFix[] = [];
  let fixed = story;
  for (const finding of findings.toReversed()) {
    const fix = fixesFor(finding).find(({ isSafe }) => isSafe);
    if (!fix) continue;
    const result = applyFix(fixed, fix);
    if (!result.ok) continue;
    fixed = result.story;
    applied.unshift({ finding, fix });
  }
  return { story: fixed, applied };
}
