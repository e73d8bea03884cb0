import { useState } from 'react';
import { describeAsset } from '../../actions/assets/asset-actions.ts';
import type { Asset } from '../../base/api/assets-api.ts';
import type { ApiError } from '../../base/api/result.ts';

export type Description = { alt: string; title: string };

const storedOf = ({ alt, title }: Asset): Description => ({ alt: alt ?? '', title: title ?? '' });

/** Descriptions of files as they are typed, kept for each until they are stored. */
export function useDescriptions() {
  const [typed, setTyped] = useState<ReadonlyMap<number, Description>>(new Map());
  const [error, setError] = useState<ApiError>();
  const of = (asset: Asset): Description => typed.get(asset.id) ?? storedOf(asset);
  const isChanged = (asset: Asset): boolean => {
    const [now, stored] = [of(asset), storedOf(asset)];
    return now.alt !== stored.alt || now.title !== stored.title;
  };
  /** Stores what was typed for these files; answers with them as they are described then, or undefined where it failed. */
  const store = async (assets: readonly Asset[]): Promise<Asset[] | undefined> => {
    setError(undefined);
    for (const asset of assets) {
      const failure = isChanged(asset) ? await describeAsset(asset, of(asset)) : undefined;
      if (!failure) continue;
      setError(failure);
      return undefined;
    }
    return assets.map((asset) => ({ ...asset, ...of(asset) }));
  };
  return {
    of,
    isChanged,
    store,
    error,
    type: (asset: Asset, description: Description) =>
      setTyped((before) => new Map([...before, [asset.id, description]])),
  };
}
