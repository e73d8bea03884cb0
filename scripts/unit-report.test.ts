import { expect, test } from 'vitest';
import { readUnitReport } from './unit-report.ts';

test('tests that failed are named, and files that could not be read', () => {
  const report = {
    numPassedTests: 2,
    testResults: [
      {
        name: '/shop/web-api/news.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a name is too long', status: 'failed' },
          { fullName: 'a name fits', status: 'passed' },
        ],
      },
      { name: '/shop/web-api/basket.test.ts', status: 'failed', assertionResults: [] },
      {
        name: '/shop/web-api/order.test.ts',
        status: 'passed',
        assertionResults: [{ fullName: 'an order', status: 'passed' }],
      },
    ],
  };
  expect(readUnitReport(report, '/shop/')).toEqual({
    passed: 2,
    failed: ['web-api/news.test.ts › a name is too long', 'web-api/basket.test.ts'],
    secondTry: [],
  });
});

test('a report that is missing counts as no test run', () => {
  expect(readUnitReport(undefined, '/shop/')).toEqual({ passed: 0, failed: [], secondTry: [] });
});
