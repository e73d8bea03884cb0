import { mostPhotoBytes } from '@blattwerk/schemas/configurator/photo-limits.ts';
import { readAnswer } from './read-answer.ts';
import type { SendPhoto, SendResult } from './send-photo.ts';

/** One request is enough for a smaller file; a larger one goes on where the connection broke. */
const mostInOne = 1_000_000;

/** Sends a file whole or in parts. */
export async function sendFile(
  file: File,
  headers: Record<string, string>,
  options: Parameters<SendPhoto>[1],
): Promise<SendResult> {
  // Refused here as the shop would, before all of it has been sent.
  if (file.size > mostPhotoBytes) return { ok: false, reason: 'too-large' };
  if (file.size <= mostInOne) return sendWhole(file, headers, options);
  const { sendInParts } = await import('./send-in-parts.ts');
  return sendInParts(file, { headers, sender: 'editor' }, options);
}

/** As a form. Not `fetch`, which tells no progress of what is sent. */
function sendWhole(
  file: File,
  headers: Record<string, string>,
  { signal, onProgress }: Parameters<SendPhoto>[1],
): Promise<SendResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/web-api/photos');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => resolve(readAnswer(request.status, request.responseText)));
    request.addEventListener('error', () => resolve({ ok: false, reason: 'broken' }));
    request.addEventListener('abort', () => resolve({ ok: false, reason: 'broken' }));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.set('file', file);
    request.send(form);
  });
}
