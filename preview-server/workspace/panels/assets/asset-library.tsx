import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { openStory } from '../../actions/opening/open-story.ts';
import { reasonOf } from '../../base/api/result.ts';
import { type AssetChoice, closeDialog } from '../../store/dialog-store.ts';
import { Dialog } from '../controls/dialog.tsx';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { AssetGrid } from './asset-grid.tsx';
import styles from './asset-library.module.css';
import { FolderList } from './folder-list.tsx';
import { LibrarySide } from './library-side.tsx';
import { LibraryTools } from './library-tools.tsx';
import { Pager } from './pager.tsx';
import { StepNotice } from './step-notice.tsx';
import { UploadList } from './upload-list.tsx';
import { useDescriptions } from './use-descriptions.ts';
import { useLibraryView } from './use-library-view.ts';
import { useUpload } from './use-upload.ts';

/** All files of the space: find, upload, describe, replace, delete; and choose, where a field asks for some. */
export function AssetLibrary({ choice }: { choice?: AssetChoice }) {
  const say = useMessages();
  const view = useLibraryView(choice);
  const descriptions = useDescriptions();
  const upload = useUpload(view, choice?.imagesOnly ?? false);
  const { files, chosen, task } = view;
  const take = async () => {
    const taken = await descriptions.store(chosen);
    if (!taken) return;
    closeDialog();
    choice?.choose(taken);
  };
  // To keep the library in order is to have typed for good; who chooses may think better of it.
  const close = async (): Promise<boolean> => {
    const isDone = choice !== undefined || (await descriptions.storeAll());
    if (isDone) closeDialog();
    return isDone;
  };
  const open = async (story: number, uid: string) => {
    if (await close()) await openStory(story, uid);
  };
  const failure = files.error ? reasonOf(files.error) : descriptions.error;

  return (
    <Dialog
      title={say(choice ? (choice.imagesOnly ? 'asset.libraryImages' : 'asset.library') : 'library.title')}
      size="full"
      onClose={() => void close()}
      actions={
        choice && (
          <>
            <Button onPress={closeDialog}>{say('action.cancel')}</Button>
            <Button
              kind="main"
              isDisabled={chosen.length === 0 || task !== undefined}
              onPress={() => void take()}
            >
              {say('asset.take')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.library}>
        <FolderList view={view} />
        <div className={styles.middle}>
          <LibraryTools view={view} imagesOnly={choice?.imagesOnly ?? false} onFiles={upload.send} />
          <StepNotice view={view} />
          {failure && (
            <Notice
              tone="error"
              actions={files.error ? [{ label: say('action.retry'), run: () => void files.refetch() }] : []}
            >
              {errorSentence(say, failure)}
            </Notice>
          )}
          {upload.refusals.map((sentence) => (
            <Notice key={sentence} tone="error">
              {sentence}
            </Notice>
          ))}
          <UploadList />
          <AssetGrid view={view} onFiles={upload.send} />
          <Pager view={view} />
        </div>
        <LibrarySide {...{ view, descriptions }} onOpen={(story, uid) => void open(story, uid)} />
      </div>
    </Dialog>
  );
}
