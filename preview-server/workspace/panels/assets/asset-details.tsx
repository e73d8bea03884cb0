import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { assetId, subjectKey } from '@blattwerk/schemas/usage/subject.ts';
import { useState } from 'react';
import { describeAsset } from '../../actions/assets/asset-actions.ts';
import type { Asset } from '../../base/api/assets-api.ts';
import type { ApiError } from '../../base/api/result.ts';
import { TextBox } from '../controls/text-box.tsx';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { UsageLink } from '../usage/usage-link.tsx';
import styles from './asset-library.module.css';

/** Description of a library file, for every page that will use it. */
export function AssetDetails({ asset }: { asset: Asset }) {
  const say = useMessages();
  const [alt, setAlt] = useState(asset.alt ?? '');
  const [title, setTitle] = useState(asset.title ?? '');
  const [error, setError] = useState<ApiError>();
  const isChanged = alt !== (asset.alt ?? '') || title !== (asset.title ?? '');
  const save = async () => {
    setError(await describeAsset(asset, { alt, title }));
  };
  return (
    <div className={styles.details}>
      {error && <Notice tone="error">{errorSentence(say, error)}</Notice>}
      <UsageLink subject={subjectKey('asset', assetId(asset.filename))} />
      <TextBox label={say('asset.alt')} value={alt} onChange={setAlt} />
      <TextBox label={say('asset.title')} value={title} onChange={setTitle} />
      <Button isDisabled={!isChanged} onPress={() => void save()}>
        {say('asset.saveDescription')}
      </Button>
    </div>
  );
}
