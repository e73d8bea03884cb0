import { useState } from 'react';
import { uploadAsset } from '../../actions/assets/asset-actions.ts';
import type { Asset } from '../../base/api/assets-api.ts';
import type { ApiError } from '../../base/api/result.ts';
import { isImage } from './asset-value.ts';

/**
 * Sends files to the library one after the other; what arrived stays even when a later one fails. Among pictures, other
 * files are not even sent: they would not be seen there.
 */
export function useUpload(imagesOnly: boolean, onArrived: (asset: Asset) => void) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const send = async (files: readonly File[]): Promise<void> => {
    const isWelcome = ({ name }: File) => !imagesOnly || isImage(name);
    setBusy(true);
    setError(undefined);
    setRefused(files.filter((file) => !isWelcome(file)).map(({ name }) => name));
    for (const file of files.filter(isWelcome)) {
      const result = await uploadAsset(file);
      if (!result.ok) {
        setError(result.error);
        break;
      }
      onArrived(result.value);
    }
    setBusy(false);
  };
  return { send, isBusy, error, refused };
}
