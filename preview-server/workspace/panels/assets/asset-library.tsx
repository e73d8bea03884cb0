import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import {
  DropZone,
  type FileDropItem,
  FileTrigger,
  GridList,
  GridListItem,
  Input,
  SearchField,
} from 'react-aria-components';
import type { Asset } from '../../base/api/assets-api.ts';
import { reasonOf } from '../../base/api/result.ts';
import { closeDialog } from '../../store/dialog-store.ts';
import { useAssets } from '../../store/server/queries.ts';
import { Dialog } from '../controls/dialog.tsx';
import inputs from '../controls/input.module.css';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { Thumbnail } from './asset-card.tsx';
import { AssetDetails } from './asset-details.tsx';
import styles from './asset-library.module.css';
import { fileName, isImage, pixelSize } from './asset-value.ts';
import { useDescriptions } from './use-descriptions.ts';
import { useUpload } from './use-upload.ts';

type AssetLibraryProps = { choose(assets: Asset[]): void; multiple: boolean; imagesOnly: boolean };

/** All files of the space: find, upload, describe, choose. */
export function AssetLibrary({ choose, multiple, imagesOnly }: AssetLibraryProps) {
  const say = useMessages();
  const [query, setQuery] = useState('');
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const { data: assets = [], error, isPending, refetch } = useAssets();
  const descriptions = useDescriptions();
  const upload = useUpload(imagesOnly, (asset) =>
    setChosenIds((before) => (multiple ? new Set([...before, asset.id]) : new Set([asset.id]))),
  );
  const wanted = query.trim().toLocaleLowerCase();
  const offered = assets.filter(({ filename }) => !imagesOnly || isImage(filename));
  const shown = offered.filter(({ filename, alt }) =>
    `${fileName(filename)} ${alt ?? ''}`.toLocaleLowerCase().includes(wanted),
  );
  // In the order of choosing: that is the order in which several files are put in.
  const chosen = [...chosenIds].flatMap((id) => offered.find((asset) => asset.id === id) ?? []);
  const take = async () => {
    const taken = await descriptions.store(chosen);
    if (!taken) return;
    closeDialog();
    choose(taken);
  };
  const failure = error ? reasonOf(error) : (upload.error ?? descriptions.error);

  return (
    <Dialog
      title={say(imagesOnly ? 'asset.libraryImages' : 'asset.library')}
      size="large"
      onClose={closeDialog}
      actions={
        <>
          <Button onPress={closeDialog}>{say('action.cancel')}</Button>
          <Button kind="main" isDisabled={chosen.length === 0} onPress={() => void take()}>
            {say('asset.take')}
          </Button>
        </>
      }
    >
      <div className={styles.library}>
        <div className={styles.tools}>
          <SearchField
            aria-label={say('asset.search')}
            className={styles.search ?? ''}
            value={query}
            onChange={setQuery}
          >
            <Input className={inputs.input ?? ''} placeholder={say('asset.search')} />
          </SearchField>
          <FileTrigger
            allowsMultiple={multiple}
            {...(imagesOnly ? { acceptedFileTypes: ['image/*'] } : {})}
            onSelect={(files) => files && void upload.send([...files])}
          >
            <Button isDisabled={upload.isBusy}>
              <Upload size={15} aria-hidden />
              {say(upload.isBusy ? 'asset.uploading' : 'asset.upload')}
            </Button>
          </FileTrigger>
        </div>
        {failure && (
          <Notice
            tone="error"
            actions={error ? [{ label: say('action.retry'), run: () => void refetch() }] : []}
          >
            {errorSentence(say, failure)}
          </Notice>
        )}
        {upload.refused.length > 0 && (
          <Notice tone="error">
            {say('asset.noPicture', { names: upload.refused.map((name) => `„${name}“`).join(', ') })}
          </Notice>
        )}
        {isPending ? (
          <Busy>{say('asset.loading')}</Busy>
        ) : (
          <DropZone
            className={styles.zone ?? ''}
            onDrop={async ({ items }) => {
              const files = items.filter((item): item is FileDropItem => item.kind === 'file');
              void upload.send(await Promise.all(files.map((item) => item.getFile())));
            }}
          >
            <GridList
              aria-label={say('asset.library')}
              layout="grid"
              className={styles.grid ?? ''}
              items={shown}
              selectionMode={multiple ? 'multiple' : 'single'}
              selectedKeys={chosenIds}
              onSelectionChange={(keys) =>
                setChosenIds(
                  keys === 'all' ? new Set(shown.map(({ id }) => id)) : new Set([...keys].map(Number)),
                )
              }
              renderEmptyState={() => (
                <p className={styles.none}>{say(wanted ? 'asset.noneFound' : 'asset.none')}</p>
              )}
            >
              {(asset) => {
                const size = pixelSize(asset.filename);
                return (
                  <GridListItem
                    id={asset.id}
                    textValue={fileName(asset.filename)}
                    className={styles.asset ?? ''}
                  >
                    <Thumbnail filename={asset.filename} />
                    <span className={styles.name}>{fileName(asset.filename)}</span>
                    <span className={styles.size}>{size ? `${size.width} × ${size.height}` : ''}</span>
                  </GridListItem>
                );
              }}
            </GridList>
          </DropZone>
        )}
        {chosen.length === 1 && chosen[0] && (
          <AssetDetails
            asset={chosen[0]}
            description={descriptions.of(chosen[0])}
            isChanged={descriptions.isChanged(chosen[0])}
            onChange={(description) => chosen[0] && descriptions.type(chosen[0], description)}
            onSave={() => void descriptions.store(chosen)}
          />
        )}
      </div>
    </Dialog>
  );
}
