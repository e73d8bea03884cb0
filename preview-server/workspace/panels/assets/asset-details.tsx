import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { Asset } from '../../../content-space/story-shape/asset-answers.ts';
import { TextBox } from '../controls/text-box.tsx';
import { useMessages } from '../messages/messages.ts';
import { AlternativeTextFields } from './alternative-text-fields.tsx';
import { AssetActions } from './asset-actions.tsx';
import styles from './asset-details.module.css';
import { fileName, isImage, pixelSize } from './asset-value.ts';
import { fileFacts } from './file-facts.ts';
import { FocalPointEditor } from './focal-point-editor.tsx';
import { Thumbnail } from './thumbnail.tsx';
import type { Description, useDescriptions } from './use-descriptions.ts';
import type { LibraryView } from './use-library-view.ts';
import { AssetUses } from './uses-list.tsx';

type AssetDetailsProps = {
  asset: Asset;
  view: LibraryView;
  descriptions: ReturnType<typeof useDescriptions>;
  onOpen(story: number, uid: string): void;
};

/** One file: focus, descriptions, where it is used and how it is cropped there, and what can be done with it. */
export function AssetDetails({ asset, view, descriptions, onOpen }: AssetDetailsProps) {
  const say = useMessages();
  const description = descriptions.of(asset);
  const size = pixelSize(asset.filename);
  const isPicture = isImage(asset.filename);
  const change = (part: Partial<Description>) => descriptions.type(asset, { ...description, ...part });
  const store = async (): Promise<boolean> => {
    const stored = await descriptions.store([asset]);
    if (stored) view.keep(stored);
    return stored !== undefined;
  };
  return (
    <section className={styles.details} aria-label={fileName(asset.filename)}>
      <h3 className={styles.file} title={fileName(asset.filename)}>
        {fileName(asset.filename)}
      </h3>
      <p className={styles.muted}>{fileFacts(say, asset)}</p>
      {isPicture && size ? (
        <FocalPointEditor
          filename={asset.filename}
          size={size}
          focus={description.focus}
          onChange={(focus) => change({ focus })}
        />
      ) : (
        <Thumbnail filename={asset.filename} />
      )}
      <div className={styles.fields}>
        {isPicture && <AlternativeTextFields description={description} onChange={(texts) => change(texts)} />}
        <TextBox
          label={say('asset.title')}
          value={description.title}
          onChange={(title) => change({ title })}
        />
        <TextBox
          label={say('asset.copyright')}
          value={description.copyright}
          onChange={(copyright) => change({ copyright })}
        />
        <Button isDisabled={!descriptions.isChanged(asset)} onPress={() => void store()}>
          {say('asset.saveDescription')}
        </Button>
      </div>
      <AssetActions asset={asset} view={view} onTransfer={store} />
      <AssetUses asset={asset} focus={description.focus} onOpen={onOpen} />
    </section>
  );
}
