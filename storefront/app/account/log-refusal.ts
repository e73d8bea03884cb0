import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { logError } from '../errors/log-error.ts';

type AccountError = 'login-error' | 'sign-up-error' | 'password-reset-error';

/** Logs what the back end refused; a form filled in wrongly (400) is no error of ours, except where none can be. */
export function logRefusal(key: AccountError, { status, detail }: Problem, log = logError): void {
  if (status === 400 && key !== 'password-reset-error') return;
  log(key, `${status} ${detail}`);
}
