import type { Visitor } from '../http/handler.ts';
import { browserName } from './browser-name.ts';

/** All that a new session is told of the request that opens it. */
export function signInHeaders({ headers }: Visitor): Headers {
  return new Headers({ 'user-agent': browserName(headers) ?? '' });
}
