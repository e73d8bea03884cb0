import { useState } from 'react';
import { replaceEverywhere, uploadToReplace } from '../../actions/assets/asset-actions.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { quoted } from '../messages/quoted.ts';
import { fileName, isImage } from './asset-value.ts';
import { refusalsOf } from './upload-refusals.ts';
import { uploadSentence } from './upload-sentence.ts';
import type { LibraryView, ReplaceTask } from './use-library-view.ts';

/** Does what the panel asks about, and says why it could not be done. */
export function useReplacement(task: ReplaceTask, view: LibraryView) {
  const say = useMessages();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { asset } = task;
  const refused =
    task.kind === 'newFile'
      ? refusalsOf(say, [task.file], isImage(asset.filename)).sentences[0]
      : task.kind === 'exchange' && task.by && isImage(asset.filename) && !isImage(task.by.filename)
        ? say('asset.noPicture', { names: quoted(say, fileName(task.by.filename)) })
        : undefined;

  async function fileId(): Promise<number | undefined> {
    if (task.kind === 'words') return asset.id;
    if (task.kind === 'exchange') return task.by?.id;
    const sent = await uploadToReplace(task.file);
    if (sent.ok) return sent.value.id;
    setFailure(uploadSentence(say, task.file.name, sent.error));
    return undefined;
  }

  const replace = async () => {
    if (refused) return;
    setFailure(undefined);
    setBusy(true);
    const by = await fileId();
    if (by !== undefined) {
      const isNewFile = task.kind === 'newFile';
      const replaced = await replaceEverywhere({ id: asset.id, by, isNewFile }, fileName(asset.filename));
      if (replaced.ok) {
        view.keep([replaced.value]);
        view.setTask(undefined);
      } else setFailure(errorSentence(say, replaced.error));
    }
    setBusy(false);
  };
  return { replace, sentence: refused ?? failure, isBusy };
}
