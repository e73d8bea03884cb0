import { z } from 'zod';
import type { Tally } from './browser-report.ts';

const reportSchema = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/**
 * Reads Vitest's JSON report; one that cannot be read counts as no test run.
 *
 * @param root of the project, left out of the names of files
 */
export function readUnitReport(json: unknown, root: string): Tally {
  const report = reportSchema.safeParse(json);
  if (!report.success) return { passed: 0, failed: [], secondTry: [] };
  const { numPassedTests, testResults } = report.data;
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = name.replace(root, '');
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      // A file that cannot be read has no tests.
      return tests.length === 0 ? [file] : tests.map(({ fullName }) => `${file} › ${fullName.trim()}`);
    });
  return { passed: numPassedTests, failed, secondTry: [] };
}
