import { expect, test } from 'vitest';
import { readReports } from './csp-reports.ts';

test('both forms of browsers’ reports are read', () => {
  const old = {
    'csp-report': {
      'document-uri': 'https://shop/',
      'violated-directive': 'script-src',
      'blocked-uri': 'inline',
    },
  };
  expect(readReports(old)).toEqual([{ page: 'https://shop/', directive: 'script-src', blocked: 'inline' }]);
  const body = { documentURL: 'https://shop/', effectiveDirective: 'img-src', blockedURL: 'https://x/' };
  expect(readReports([{ type: 'csp-violation', body }])).toEqual([
    { page: 'https://shop/', directive: 'img-src', blocked: 'https://x/' },
  ]);
});

test('long values are cut and anything else is ignored', () => {
  const [report] = readReports({ 'csp-report': { 'blocked-uri': 'x'.repeat(5000) } });
  expect(report?.blocked).toHaveLength(300);
  expect(readReports([{ type: 'deprecation' }])).toEqual([]);
  expect(readReports('text')).toEqual([]);
});
