import { expect, test } from 'vitest';
import { readBrowserReport } from './browser-report.ts';

test('what failed is named; what passed at the second try counts as passed and is named too', () => {
  const report = {
    stats: { expected: 2, flaky: 1 },
    suites: [
      {
        title: 'listing.spec.ts',
        specs: [{ title: 'filters are kept', tests: [{ status: 'expected' }] }],
        suites: [
          {
            title: 'on a phone',
            specs: [
              { title: 'the drawer opens', tests: [{ status: 'flaky' }] },
              { title: 'the drawer closes', tests: [{ status: 'unexpected' }] },
            ],
          },
        ],
      },
    ],
  };
  expect(readBrowserReport(report)).toEqual({
    passed: 3,
    failed: ['listing.spec.ts › on a phone › the drawer closes'],
    secondTry: ['listing.spec.ts › on a phone › the drawer opens'],
  });
});

test('a report that is missing counts as no test run', () => {
  expect(readBrowserReport(undefined)).toEqual({ passed: 0, failed: [], secondTry: [] });
});
