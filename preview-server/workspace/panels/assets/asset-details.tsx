import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { assetId, subjectKey } from '@blattwerk/schemas/usage/subject.ts';
import type { Asset } from '../../base/api/assets-api.ts';
import { TextBox } from '../controls/text-box.tsx';
import { useMessages } from '../messages/messages.ts';
import { UsageLink } from '../usage/usage-link.tsx';
import styles from './asset-library.module.css';
import { fileName } from './asset-value.ts';
import type { Description } from './use-descriptions.ts';

type AssetDetailsProps = {
  asset: Asset;
  /** As it was typed so far. */
  description: Description;
  isChanged: boolean;
  onChange(description: Description): void;
  onSave(): void;
};

/** Description of a library file, for every page that will use it. */
export function AssetDetails({ asset, description, isChanged, onChange, onSave }: AssetDetailsProps) {
  const say = useMessages();
  return (
    <section className={styles.details} aria-label={fileName(asset.filename)}>
      <p className={styles.file}>
        <span className={styles.name}>{fileName(asset.filename)}</span>
        <UsageLink subject={subjectKey('asset', assetId(asset.filename))} />
      </p>
      <div className={styles.fields}>
        <TextBox
          label={say('asset.alt')}
          value={description.alt}
          onChange={(alt) => onChange({ ...description, alt })}
        />
        <TextBox
          label={say('asset.title')}
          value={description.title}
          onChange={(title) => onChange({ ...description, title })}
        />
        <Button isDisabled={!isChanged} onPress={onSave}>
          {say('asset.saveDescription')}
        </Button>
      </div>
    </section>
  );
}
