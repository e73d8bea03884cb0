import { Busy } from '@blattwerk/field-plugins/look/notice.tsx';
import { CircleAlert } from 'lucide-react';
import { DropZone, type FileDropItem, GridList, GridListItem } from 'react-aria-components';
import type { LibraryAsset } from '../../../content-space/story-shape/asset-answers.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './asset-grid.module.css';
import { fileName, isImage } from './asset-value.ts';
import { fileFacts } from './file-facts.ts';
import { Thumbnail } from './thumbnail.tsx';
import type { LibraryView } from './use-library-view.ts';

type AssetGridProps = { view: LibraryView; onFiles(files: readonly File[]): void };

/** The files of one page; dropped ones are uploaded. */
export function AssetGrid({ view, onFiles }: AssetGridProps) {
  const say = useMessages();
  const { shown, files, query, task } = view;
  if (files.isPending) return <Busy>{say('asset.loading')}</Busy>;
  const isNarrowed = query.search !== '' || query.only !== undefined || query.kind !== undefined;
  const selected = task?.kind === 'exchange' ? [task.by].filter((by) => by !== undefined) : view.chosen;
  return (
    <DropZone
      className={styles.zone ?? ''}
      aria-label={say('library.drop')}
      onDrop={async ({ items }) => {
        const dropped = items.filter((item): item is FileDropItem => item.kind === 'file');
        onFiles(await Promise.all(dropped.map((item) => item.getFile())));
      }}
    >
      <GridList
        aria-label={say('asset.library')}
        layout="grid"
        className={styles.grid ?? ''}
        data-stale={files.isPlaceholderData || undefined}
        items={shown}
        selectionMode={view.multiple && task?.kind !== 'exchange' ? 'multiple' : 'single'}
        selectedKeys={selected.map(({ id }) => id)}
        onSelectionChange={(keys) =>
          view.chooseIds(new Set(keys === 'all' ? shown.map(({ id }) => id) : [...keys].map(Number)))
        }
        renderEmptyState={() => (
          <p className={styles.none}>{say(isNarrowed ? 'asset.noneFound' : 'asset.none')}</p>
        )}
      >
        {(asset) => (
          <GridListItem id={asset.id} textValue={fileName(asset.filename)} className={styles.asset ?? ''}>
            <Thumbnail filename={asset.filename} />
            <span className={styles.name} title={fileName(asset.filename)}>
              {fileName(asset.filename)}
            </span>
            <span className={styles.size}>{fileFacts(say, asset)}</span>
            <AssetState asset={asset} />
          </GridListItem>
        )}
      </GridList>
    </DropZone>
  );
}

/** Where a file is used, and what is wrong with it. */
function AssetState({ asset }: { asset: LibraryAsset }) {
  const say = useMessages();
  const isUndescribed = isImage(asset.filename) && !asset.alt?.trim();
  const faults = [
    isUndescribed && say('library.undescribed'),
    asset.is_too_large && say('library.tooLarge'),
  ].filter((fault) => fault !== false);
  return (
    <span className={styles.state}>
      {asset.pages === 0
        ? say('library.unused')
        : say(asset.pages === 1 ? 'library.usedOnce' : 'library.used', { pages: asset.pages })}
      {faults.length > 0 && (
        <span className={styles.fault} title={faults.join(', ')}>
          <CircleAlert size={13} aria-hidden />
          <span className={styles.hidden}>{faults.join(', ')}</span>
        </span>
      )}
    </span>
  );
}
