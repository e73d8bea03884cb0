import { expect, test } from 'vitest';
import { unavailableReason } from './unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('Failed query: insert into mails'), { code });

test.each([
  '08006',
  '53100',
  '53300',
  '57P01',
  '57P03',
  '57014',
  '58030',
  '25006',
  'ECONNREFUSED',
  'ECONNRESET',
])('the database is away: %s, also as the cause of another error', (code) => {
  expect(unavailableReason(withCode(code))).toBe(code);
  expect(unavailableReason(new Error('Failed query', { cause: withCode(code) }))).toBe(code);
});

test('the driver says so without a code', () => {
  expect(unavailableReason(new Error('Connection terminated unexpectedly'))).toBe(
    'Connection terminated unexpectedly',
  );
});

test.each([withCode('23505'), withCode('42601'), new Error('x is not a function'), 'no error', undefined])(
  'what the query or the program is to blame for is no outage',
  (error) => expect(unavailableReason(error)).toBeUndefined(),
);
