import { useState } from 'react';
import { type Asset, uploadAsset } from '../api/assets-api.ts';
import { noteAsset } from '../api/queries.ts';
import type { ApiError } from '../api/result.ts';
import { useOpenSession } from '../session/session-store.ts';

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
