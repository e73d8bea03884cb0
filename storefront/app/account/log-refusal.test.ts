import { expect, test, vi } from 'vitest';
import { logRefusal } from './log-refusal.ts';

const problem = (status: number) => ({ type: 'about:blank', title: 'No', status, detail: 'Not so.' });

test.each(['login-error', 'sign-up-error'] as const)('%s: every status except 400 is logged', (key) => {
  const log = vi.fn();
  logRefusal(key, problem(400), log);
  expect(log).not.toHaveBeenCalled();
  for (const status of [401, 429, 500, 503]) logRefusal(key, problem(status), log);
  expect(log.mock.calls.map(([, detail]) => detail)).toEqual([
    '401 Not so.',
    '429 Not so.',
    '500 Not so.',
    '503 Not so.',
  ]);
});

test('password-reset-error: every status is logged', () => {
  const log = vi.fn();
  logRefusal('password-reset-error', problem(400), log);
  expect(log).toHaveBeenCalledWith('password-reset-error', '400 Not so.');
});

test('measurements hear of every refusal, and nothing of what was typed', () => {
  const told = vi.fn();
  for (const status of [400, 503]) logRefusal('login-error', problem(status), vi.fn(), told);
  const event = { event: 'genericEvent', action: 'login-error', category: 'account' };
  expect(told.mock.calls).toEqual([[{ ...event, label: '400' }], [{ ...event, label: '503' }]]);
});
