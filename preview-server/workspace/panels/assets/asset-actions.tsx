import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { FileTrigger } from 'react-aria-components';
import type { Asset } from '../../../content-space/story-shape/asset-answers.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './asset-details.module.css';
import { isImage } from './asset-value.ts';
import { FolderMove } from './folder-move.tsx';
import type { LibraryView } from './use-library-view.ts';

type AssetActionsProps = {
  asset: Asset;
  view: LibraryView;
  /** Stores what was typed, before pages get it. */
  onTransfer(): Promise<boolean>;
};

/** What can be done with one file. */
export function AssetActions({ asset, view, onTransfer }: AssetActionsProps) {
  const say = useMessages();
  const { setTask } = view;
  const isPicture = isImage(asset.filename);
  return (
    <div className={styles.actions}>
      <FolderMove assets={[asset]} />
      {isPicture && (
        <Button
          onPress={async () => {
            if (await onTransfer()) setTask({ kind: 'words', asset });
          }}
        >
          {say('library.transfer')}
        </Button>
      )}
      <FileTrigger
        {...(isPicture ? { acceptedFileTypes: ['image/*'] } : {})}
        onSelect={(files) => files?.[0] && setTask({ kind: 'newFile', asset, file: files[0] })}
      >
        <Button>{say('library.newFile')}</Button>
      </FileTrigger>
      <Button onPress={() => setTask({ kind: 'exchange', asset, by: undefined })}>
        {say('library.exchange')}
      </Button>
      <a className={styles.download} href={asset.filename} target="_blank" rel="noreferrer">
        {say('library.openFile')}
      </a>
      <Button onPress={() => setTask({ kind: 'delete', assets: [asset] })}>{say('library.delete')}</Button>
    </div>
  );
}
