import type { Finding, Sentence } from '@blattwerk/schemas/rules/model/finding.ts';
import { fixesFor } from '@blattwerk/schemas/rules/model/fix.ts';

/** What the judge found, as a program is told of it: the sentence that an editor reads. */
export function toldFinding(finding: Finding, language: keyof Sentence) {
  const { severity, code, uid, field, message } = finding;
  const ways = fixesFor(finding).map(({ label }) => label[language]);
  return {
    ...{ severity, code, sentence: message[language] },
    ...(uid !== undefined && { block: uid }),
    ...(field !== undefined && { field }),
    ...(ways.length > 0 && { ways }),
  };
}

const keyOf = ({ code, uid, field, message }: Finding): string =>
  JSON.stringify([code, uid, field, message.en]);

/** Those that were not found before; two alike count twice. */
export function newFindings(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const known = new Map<string, number>();
  for (const each of before) known.set(keyOf(each), (known.get(keyOf(each)) ?? 0) + 1);
  return after.filter((each) => {
    const left = known.get(keyOf(each)) ?? 0;
    known.set(keyOf(each), left - 1);
    return left <= 0;
  });
}
