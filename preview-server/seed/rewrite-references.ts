import { isPlainObject } from '../content-space/story-shape/plain-object.ts';

export type LoadedAsset = { id: number; filename: string };

export type Replacements = {
  /** What an asset became in the target space, by its old path behind `/f/`. */
  assets: ReadonlyMap<string, LoadedAsset>;
  /** UUIDs of stories in the target space by their old ones. */
  stories: ReadonlyMap<string, string>;
};

/** `100001/800x600/5f3c/rosen.jpg` out of an asset address of any host; undefined for other texts. */
export function assetPath(address: string): string | undefined {
  return /^https?:\/\/[^/]+\/f\/([^?#]+)/.exec(address)?.[1];
}

/** Content with the assets and stories of the target space in place of those it was written with. */
export function rewriteReferences(value: unknown, replacements: Replacements): unknown {
  if (typeof value === 'string') return rewriteText(value, replacements);
  if (Array.isArray(value)) return value.map((entry) => rewriteReferences(entry, replacements));
  if (!isPlainObject(value)) return value;
  const rewritten = Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, rewriteReferences(entry, replacements)]),
  );
  const address = value.filename ?? value.src;
  const asset = typeof address === 'string' ? replacements.assets.get(assetPath(address) ?? '') : undefined;
  return asset && typeof value.id === 'number' ? { ...rewritten, id: asset.id } : rewritten;
}

function rewriteText(text: string, { assets, stories }: Replacements): string {
  const asset = assets.get(assetPath(text) ?? '');
  return asset?.filename ?? stories.get(text) ?? text;
}
