import { expect, test } from 'vitest';
import { startProblems } from './first-start.ts';

const information = '{"level":30,"name":"web-api","msg":"the catalogue is read"}';
const quiet = ['Building the shop …', information, 'Shop:      http://localhost:3000', ''].join('\n');

test('a start that says where it is, and answers what it is asked, has no problems', () => {
  const answers = [200, 302, 404].map((status) => ({ url: 'http://localhost:3000', status }));
  expect(startProblems(quiet, answers)).toEqual([]);
});

test('warnings, errors, stack traces and answers it could not give are problems', () => {
  const warning = '{"level":40,"name":"storefront","msg":"No content has been published yet."}';
  const error = '{"level":50,"name":"preview","msg":"loop failed"}';
  const trace = '    at open (file:///shop/scripts/start-shop.ts:90:11)';
  const output = [quiet, warning, error, 'Error: refused', trace].join('\n');
  expect(startProblems(output, [{ url: 'http://localhost:3000', status: 503 }])).toEqual([
    warning,
    error,
    trace,
    'http://localhost:3000 answered 503',
  ]);
});
