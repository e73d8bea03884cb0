import { z } from 'zod';

/** What a run of the browser tests came to; `secondTry` names the tests that failed once and passed then. */
export type BrowserTally = { passed: number; failed: number; secondTry: readonly string[] };

type Suite = {
  title: string;
  suites?: Suite[] | undefined;
  specs: { title: string; tests: { status: string }[] }[];
};

const suiteSchema: z.ZodType<Suite> = z.object({
  title: z.string(),
  get suites() {
    return z.array(suiteSchema).optional();
  },
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
});

const reportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suiteSchema),
});

/** Reads Playwright's JSON report; one that cannot be read counts as no test run. */
export function readBrowserReport(json: unknown): BrowserTally {
  const report = reportSchema.safeParse(json);
  if (!report.success) return { passed: 0, failed: 0, secondTry: [] };
  const { stats, suites } = report.data;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    secondTry: suites.flatMap((suite) => flakyIn(suite, [])),
  };
}

function flakyIn({ title, specs, suites = [] }: Suite, above: readonly string[]): string[] {
  const path = [...above, title];
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [
    ...own.map((spec) => [...path, spec.title].join(' › ')),
    ...suites.flatMap((suite) => flakyIn(suite, path)),
  ];
}
