import type { ApiError } from '../../base/api/result.ts';
import type { Say } from './messages.ts';

/** An `ApiError` as one or two sentences: cause and remedy. */
export function errorSentence(say: Say, error: ApiError): string {
  if (error.kind === 'failed') return say('error.failed', { reason: error.message });
  if (error.kind === 'refused') return say('error.refused');
  if (error.kind === 'forbidden') return say(`forbidden.${error.action}`);
  return say(`error.${error.kind}`);
}
