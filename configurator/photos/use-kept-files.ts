import { useEffect, useEffectEvent, useRef } from 'react';
import { readDraftPlace } from '../session/draft-place.ts';
import { dropFile, keepFile, keptFiles } from './kept-files.ts';
import { isFinal, type Upload } from './uploads.ts';
import { type PhotoDesk, trayUpload } from './use-photos.ts';

/** Files that are kept here: by the name of their upload, with the file and its id. */
type Known = Map<string, { id: string; file: File }>;

/** Keeps files in this browser until they have arrived; after a reload they are sent without being asked for again. */
export function useKeptFiles(desk: PhotoDesk): void {
  const known = useRef<Known>(new Map());
  const resume = useEffectEvent(async () => {
    for (const [id, { slot, file }] of await keptFiles(currentDraft())) {
      // A place that is gone, or taken meanwhile, leaves it to the tray.
      const isFree = desk.slots.some((one) => one.slot === slot) && slot !== null && !desk.photos[slot];
      void dropFile(id);
      desk.resume(file, isFree ? slot : null);
    }
  });
  useEffect(() => void resume(), []);

  const { uploads } = desk;
  useEffect(() => {
    for (const [name, { id, file }] of known.current) {
      const upload = uploads[name];
      if (upload?.file === file && mayArrive(upload)) continue;
      known.current.delete(name);
      void dropFile(id);
    }
    for (const [name, upload] of Object.entries(uploads)) {
      if (known.current.has(name) || !mayArrive(upload)) continue;
      const id = crypto.randomUUID();
      known.current.set(name, { id, file: upload.file });
      const slot = name.startsWith(trayUpload) ? null : name;
      void keepFile(id, { ...currentDraft(), slot, file: upload.file });
    }
  }, [uploads]);
}

/** As the address of the editor says it. */
function currentDraft() {
  return {
    design: new URLSearchParams(location.search).get('design') ?? '',
    draftId: readDraftPlace(location.hash)?.id ?? null,
  };
}

function mayArrive({ failure }: Upload): boolean {
  return failure === null || !isFinal(failure.reason);
}
