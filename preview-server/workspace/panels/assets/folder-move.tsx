import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useState } from 'react';
import type { Asset } from '../../../content-space/story-shape/asset-answers.ts';
import { moveToFolder } from '../../actions/assets/asset-actions.ts';
import type { ApiError } from '../../base/api/result.ts';
import { useFolders } from '../../store/server/library.ts';
import { Select } from '../controls/select.tsx';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { folderRows } from './folder-tree.ts';

/** The folder that files lie in, to choose another one. */
export function FolderMove({ assets }: { assets: readonly Asset[] }) {
  const say = useMessages();
  const { data } = useFolders();
  const [moved, setMoved] = useState<{ assets: readonly Asset[]; folder: number }>();
  const [error, setError] = useState<ApiError>();
  const options = [
    { value: '0', label: say('library.unfiled') },
    ...folderRows(data?.folders ?? []).map(({ id, name, depth }) => ({
      value: String(id),
      label: `${'– '.repeat(depth)}${name}`,
    })),
  ];
  const folders = new Set(assets.map(({ asset_folder_id }) => asset_folder_id ?? 0));
  const isSame = moved?.assets.map(({ id }) => id).join() === assets.map(({ id }) => id).join();
  const [common] = folders.size === 1 ? folders : [];
  const folder = isSame ? moved?.folder : common;
  return (
    <>
      {error && <Notice tone="error">{errorSentence(say, error)}</Notice>}
      <Select
        label={say('library.folder')}
        value={folder === undefined ? null : String(folder)}
        placeholder={say('library.severalFolders')}
        options={options}
        onChange={async (value) => {
          const failure = await moveToFolder(
            assets.map(({ id }) => id),
            Number(value),
          );
          setError(failure);
          if (!failure) setMoved({ assets, folder: Number(value) });
        }}
      />
    </>
  );
}
