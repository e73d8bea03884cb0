import { useState } from 'react';
import type { Asset } from '../../../content-space/story-shape/asset-answers.ts';
import { describeAsset } from '../../actions/assets/asset-actions.ts';
import type { ApiError } from '../../base/api/result.ts';
import { altsOf, metaDataWith } from './alternative-texts.ts';

/** What is said of a file; `alts` are translations of the alternative text, by language. */
export type Description = {
  alt: string;
  title: string;
  copyright: string;
  focus: string;
  alts: Readonly<Record<string, string>>;
};

const storedOf = ({ alt, title, copyright, focus, meta_data }: Asset): Description => ({
  ...{ alt: alt ?? '', title: title ?? '', copyright: copyright ?? '', focus: focus ?? '' },
  alts: altsOf(meta_data ?? {}),
});

const described = (asset: Asset, { alts, ...texts }: Description): Asset => ({
  ...asset,
  ...texts,
  meta_data: metaDataWith(asset.meta_data ?? {}, alts),
});

/** Descriptions of files as they are typed, kept for each until they are stored. */
export function useDescriptions() {
  const [typed, setTyped] = useState<ReadonlyMap<number, { asset: Asset; description: Description }>>(
    new Map(),
  );
  const [error, setError] = useState<ApiError>();
  const of = (asset: Asset): Description => typed.get(asset.id)?.description ?? storedOf(asset);
  const isChanged = (asset: Asset): boolean => JSON.stringify(of(asset)) !== JSON.stringify(storedOf(asset));
  /** Stores what was typed for these files; answers with them as they are described then, or undefined where it failed. */
  const store = async (assets: readonly Asset[]): Promise<Asset[] | undefined> => {
    setError(undefined);
    const stored: Asset[] = [];
    for (const asset of assets) {
      const next = described(asset, of(asset));
      const { alt, title, copyright, source, focus, meta_data } = next;
      const failure = isChanged(asset)
        ? await describeAsset(asset, { alt, title, copyright, source, focus, meta_data })
        : undefined;
      if (failure) {
        setError(failure);
        return undefined;
      }
      stored.push(next);
    }
    setTyped((before) => new Map([...before].filter(([id]) => !assets.some((asset) => asset.id === id))));
    return stored;
  };
  return {
    of,
    isChanged,
    store,
    error,
    /** Stores everything that was typed; false where that failed. */
    storeAll: async () => (await store([...typed.values()].map(({ asset }) => asset))) !== undefined,
    type: (asset: Asset, description: Description) =>
      setTyped((before) => new Map([...before, [asset.id, { asset, description }]])),
  };
}
