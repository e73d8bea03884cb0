import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import type { Action } from '../../../roles/roles.ts';

/** Failure of a request to the own server. */
export type ApiError =
  | { kind: 'offline' }
  | { kind: 'timeout' }
  | { kind: 'unauthorized' }
  /** The editor's role may not do it. */
  | { kind: 'forbidden'; action: Action }
  /** The version that would be published is not approved. */
  | { kind: 'unapproved' }
  /** What is to be stored first cannot be. */
  | { kind: 'unsaved' }
  /** Too many attempts. */
  | { kind: 'busy' }
  | { kind: 'missing' }
  /** It answered in a shape that this page does not know: it is newer, or wrong. */
  | { kind: 'unreadable' }
  /** The story has a newer version than the one the change stands on. */
  | { kind: 'conflict'; currentVersion: number }
  | { kind: 'refused'; message: string; findings: Finding[] }
  | { kind: 'failed'; message: string };

export type Result<T> = { ok: true; value: T } | { ok: false; error: ApiError };

/** Carries an `ApiError` through libraries that expect rejected promises. */
class RequestFailed extends Error {
  readonly reason: ApiError;
  constructor(reason: ApiError) {
    super(reason.kind);
    this.reason = reason;
  }
}

export function orThrow<T>(result: Result<T>): T {
  if (!result.ok) throw new RequestFailed(result.error);
  return result.value;
}

export const reasonOf = (error: unknown): ApiError =>
  error instanceof RequestFailed ? error.reason : { kind: 'failed', message: String(error) };
