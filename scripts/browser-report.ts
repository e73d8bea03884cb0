import { z } from 'zod';

/** What a run of tests came to: how many passed, the names of those that failed, and of those that did so once. */
export type Tally = { passed: number; failed: readonly string[]; secondTry: readonly string[] };

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
  stats: z.object({ expected: z.number(), flaky: z.number() }),
  suites: z.array(suiteSchema),
});

/** Reads Playwright's JSON report; one that cannot be read counts as no test run. */
export function readBrowserReport(json: unknown): Tally {
  const report = reportSchema.safeParse(json);
  if (!report.success) return { passed: 0, failed: [], secondTry: [] };
  const { stats, suites } = report.data;
  return {
    passed: stats.expected + stats.flaky,
    failed: suites.flatMap((suite) => namesIn(suite, 'unexpected')),
    secondTry: suites.flatMap((suite) => namesIn(suite, 'flaky')),
  };
}

function namesIn(
  { title, specs, suites = [] }: Suite,
  wanted: 'unexpected' | 'flaky',
  above: readonly string[] = [],
): string[] {
  const path = [...above, title];
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));
  return [
    ...own.map((spec) => [...path, spec.title].join(' › ')),
    ...suites.flatMap((suite) => namesIn(suite, wanted, path)),
  ];
}
