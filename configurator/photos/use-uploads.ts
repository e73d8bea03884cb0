import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SendPhoto, SentPhoto } from './send-photo.ts';
import { createUploads, type Uploads, type UploadsBySlot } from './uploads.ts';

/** Photos on their way; when the connection is back, what it failed is sent again. What has not arrived when the editor closes is given up. */
export function useUploads(
  send: SendPhoto,
  onPhoto: (slot: string, photo: SentPhoto, file: File) => void,
): { uploads: Uploads; current: UploadsBySlot } {
  const told = useRef(onPhoto);
  const [uploads] = useState(() =>
    createUploads({ send, onPhoto: (slot, photo, file) => told.current(slot, photo, file), wait }),
  );
  useEffect(() => {
    told.current = onPhoto;
  });
  useEffect(() => {
    window.addEventListener('online', uploads.retryBroken);
    return () => {
      window.removeEventListener('online', uploads.retryBroken);
      for (const slot of Object.keys(uploads.current())) uploads.cancel(slot);
    };
  }, [uploads]);
  const current = useSyncExternalStore(uploads.subscribe, uploads.current, uploads.current);
  return { uploads, current };
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
