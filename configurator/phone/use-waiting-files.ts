import { useEffect, useEffectEvent, useRef } from 'react';
import { dropFile, keepFile, keptFiles } from '../photos/kept-files.ts';
import { isFinal, type UploadsBySlot } from '../photos/uploads.ts';

/**
 * Keeps the files that a phone has chosen until they have arrived: phones throw pages away as soon as another one needs
 * their memory. What an earlier visit of the link has not sent is handed over once.
 */
export function useWaitingFiles(
  link: string,
  uploads: UploadsBySlot,
  onFiles: (files: readonly File[]) => void,
): void {
  /** Which file an upload is kept for, and by which id. */
  const known = useRef(new Map<string, { id: string; file: File }>());
  const told = useEffectEvent(onFiles);
  const design = `phone ${link}`;
  useEffect(() => {
    let isWanted = true;
    void keptFiles({ design, draftId: null }).then((kept) => {
      if (!isWanted || kept.length === 0) return;
      // Kept anew as they are sent.
      for (const [id] of kept) void dropFile(id);
      told(kept.map(([, { file }]) => file));
    });
    return () => {
      isWanted = false;
    };
  }, [design]);
  useEffect(() => {
    for (const [name, { id, file }] of known.current) {
      const upload = uploads[name];
      const mayArrive = upload && (upload.failure === null || !isFinal(upload.failure.reason));
      if (upload?.file === file && mayArrive) continue;
      known.current.delete(name);
      void dropFile(id);
    }
    for (const [name, { file, failure }] of Object.entries(uploads)) {
      if (known.current.has(name) || (failure && isFinal(failure.reason))) continue;
      const id = crypto.randomUUID();
      known.current.set(name, { id, file });
      void keepFile(id, { design, draftId: null, slot: null, file });
    }
  }, [uploads, design]);
}
