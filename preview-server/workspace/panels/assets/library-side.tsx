import { useMessages } from '../messages/messages.ts';
import { AssetDetails } from './asset-details.tsx';
import styles from './asset-library.module.css';
import { DeletePanel } from './delete-panel.tsx';
import { ReplacePanel } from './replace-panel.tsx';
import { SeveralAssets } from './several-assets.tsx';
import type { useDescriptions } from './use-descriptions.ts';
import type { LibraryView } from './use-library-view.ts';

type LibrarySideProps = {
  view: LibraryView;
  descriptions: ReturnType<typeof useDescriptions>;
  /** Opens a page at one of its blocks. */
  onOpen(story: number, uid: string): void;
};

/** Beside the files: what is chosen, and what is being done with it. */
export function LibrarySide({ view, descriptions, onOpen }: LibrarySideProps) {
  const say = useMessages();
  const { chosen, task } = view;
  const [only] = chosen;
  return (
    <div className={styles.side}>
      {task?.kind === 'delete' ? (
        <DeletePanel assets={task.assets} view={view} />
      ) : task ? (
        <ReplacePanel key={task.asset.id} task={task} view={view} />
      ) : chosen.length > 1 ? (
        <SeveralAssets assets={chosen} view={view} />
      ) : only ? (
        <AssetDetails key={only.id} asset={only} {...{ view, descriptions, onOpen }} />
      ) : (
        <p className={styles.hint}>{say(view.multiple ? 'library.hintSeveral' : 'library.hint')}</p>
      )}
    </div>
  );
}
