import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { logError } from '../errors/log-error.ts';
import { tell } from '../visit/told-events.ts';

type AccountError = 'login-error' | 'sign-up-error' | 'password-reset-error';

/**
 * Logs what the back end refused; a form filled in wrongly (400) is no error of ours, except where none can be. Measurements hear
 * of every refusal, by its status alone.
 */
export function logRefusal(
  key: AccountError,
  { status, detail }: Problem,
  log = logError,
  tellOf: typeof tell = tell,
): void {
  tellOf({ event: 'genericEvent', action: key, category: 'account', label: String(status) });
  if (status === 400 && key !== 'password-reset-error') return;
  log(key, `${status} ${detail}`);
}
