import type { Asset } from '../../../content-space/story-shape/asset-answers.ts';
import { twinOf } from '../../base/api/assets-api.ts';
import { uploadAsset } from '../../base/api/upload-asset.ts';
import { refreshLibrary } from '../../store/server/library.ts';
import { requireSession } from '../../store/session-store.ts';
import { changeUpload, forgetUploads, type Upload, uploadStore } from '../../store/upload-store.ts';

type Listener = (asset: Asset) => void;

let lastId = 0;
let isSending = false;
const listeners = new Map<number, Listener>();
const controllers = new Map<number, AbortController>();

/** Sends files to the library, one after the other, so that the same file dropped twice is seen to be the same. */
export function sendFiles(
  files: readonly File[],
  { folder, onArrived }: { folder: number | undefined; onArrived?: Listener },
): void {
  const added = files.map((file): Upload => {
    lastId += 1;
    if (onArrived) listeners.set(lastId, onArrived);
    return { id: lastId, file, folder, acceptsTwin: false, state: { kind: 'waiting' } };
  });
  uploadStore.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }));
  void sendNext();
}

/** Stops a file that waits or is being sent; what has arrived stays. */
export function cancelUpload({ id }: Upload): void {
  controllers.get(id)?.abort();
  forgetUploads((upload) => upload.id === id);
}

/** Sends a file once more, though the library may have the same bytes. */
export function retryUpload({ id, state, acceptsTwin }: Upload): void {
  changeUpload(id, { state: { kind: 'waiting' }, acceptsTwin: acceptsTwin || state.kind === 'twin' });
  void sendNext();
}

/** Takes the file that the library has in place of one that is the same. */
export function takeTwin({ id, state }: Upload): void {
  if (state.kind !== 'twin') return;
  listeners.get(id)?.(state.asset);
  forgetUploads((upload) => upload.id === id);
}

async function sendNext(): Promise<void> {
  const next = uploadStore.getState().uploads.find(({ state }) => state.kind === 'waiting');
  if (isSending || !next) return;
  isSending = true;
  await sendOne(next);
  isSending = false;
  await sendNext();
}

async function sendOne({ id, file, folder, acceptsTwin }: Upload): Promise<void> {
  const { api, token } = requireSession();
  const controller = new AbortController();
  controllers.set(id, controller);
  changeUpload(id, { state: { kind: 'sending', part: 0 } });
  const hash = acceptsTwin ? undefined : await hashOf(file);
  const twin = hash === undefined ? undefined : await twinOf(hash, { token });
  if (twin?.ok && twin.value) changeUpload(id, { state: { kind: 'twin', asset: twin.value } });
  else {
    const sent = await uploadAsset(api, file, {
      ...{ folder, signal: controller.signal },
      onProgress: (part) => changeUpload(id, { state: { kind: 'sending', part } }),
    });
    if (sent.ok) {
      changeUpload(id, { state: { kind: 'done', asset: sent.value } });
      listeners.get(id)?.(sent.value);
      await refreshLibrary();
    } else changeUpload(id, { state: { kind: 'failed', error: sent.error } });
  }
  controllers.delete(id);
}

/** SHA-256 of the bytes; undefined where the browser does not tell, as on addresses without encryption. */
async function hashOf(file: File): Promise<string | undefined> {
  if (!globalThis.isSecureContext) return undefined;
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return undefined;
  }
}
