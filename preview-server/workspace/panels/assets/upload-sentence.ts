import type { UploadError } from '../../base/api/upload-asset.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import type { Say } from '../messages/messages.ts';

/** Why a file did not come into the library, and what to do. */
export function uploadSentence(say: Say, name: string, error: UploadError): string {
  switch (error.kind) {
    case 'unreadable':
      return say('asset.unreadable', { name });
    case 'tooLarge':
      return say('asset.tooLargeFile', { name });
    case 'cancelled':
      return say('library.cancelled', { name });
    default:
      return `${name}: ${errorSentence(say, error)}`;
  }
}
