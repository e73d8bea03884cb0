import { useState } from 'react';
import { type Asset, uploadAsset } from '../../base/api/assets-api.ts';
import type { ApiError } from '../../base/api/result.ts';
import { noteAsset } from '../../store/server/queries.ts';
import { useOpenSession } from '../../store/session-store.ts';

/** Sends files to the library one after the other; what arrived stays even when a later one fails. */
export function useUpload(onArrived: (asset: Asset) => void) {
  const { api } = useOpenSession();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const send = async (files: readonly File[]): Promise<void> => {
    setBusy(true);
    setError(undefined);
    for (const file of files) {
      const result = await uploadAsset(api, file);
      if (!result.ok) {
        setError(result.error);
        break;
      }
      noteAsset(result.value);
      onArrived(result.value);
    }
    setBusy(false);
  };
  return { send, isBusy, error };
}
