import { useState } from 'react';
import { sendFiles } from '../../actions/assets/uploads.ts';
import { useMessages } from '../messages/messages.ts';
import { refusalsOf } from './upload-refusals.ts';
import type { LibraryView } from './use-library-view.ts';

/** Sends files to the folder that is open; those that cannot be kept are not even sent, but told. */
export function useUpload(view: LibraryView, imagesOnly: boolean) {
  const say = useMessages();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const send = (files: readonly File[]): void => {
    const { taken, sentences } = refusalsOf(say, files, imagesOnly);
    setRefusals(sentences);
    if (taken.length === 0) return;
    // What comes is to be seen.
    view.setSearch('');
    view.ask({ search: '', only: undefined, order: 'newest' });
    const { folder } = view.query;
    sendFiles(taken, { folder: folder === 0 ? undefined : folder, onArrived: view.chooseToo });
  };
  return { send, refusals };
}
