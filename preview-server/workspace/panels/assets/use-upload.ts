import { useState } from 'react';
import { uploadAsset } from '../../actions/assets/asset-actions.ts';
import type { Asset } from '../../base/api/assets-api.ts';
import type { ApiError } from '../../base/api/result.ts';

/** Sends files to the library one after the other; what arrived stays even when a later one fails. */
export function useUpload(onArrived: (asset: Asset) => void) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const send = async (files: readonly File[]): Promise<void> => {
    setBusy(true);
    setError(undefined);
    for (const file of files) {
      const result = await uploadAsset(file);
      if (!result.ok) {
        setError(result.error);
        break;
      }
      onArrived(result.value);
    }
    setBusy(false);
  };
  return { send, isBusy, error };
}
