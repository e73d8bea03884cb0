import type { Asset } from '../../../content-space/story-shape/asset-answers.ts';
import { isPlainObject, type PlainObject } from '../../../content-space/story-shape/plain-object.ts';
import { altsOf, metaDataWith } from './alternative-texts.ts';

/** A file chosen for a field, as far as the form edits it. */
export type AssetValue = { id: number | null; filename: string; alt: string; title: string; focus: string };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Undefined while no file is chosen. */
export function readAsset(value: unknown): AssetValue | undefined {
  if (!isPlainObject(value) || text(value.filename) === '') return undefined;
  return {
    id: typeof value.id === 'number' ? value.id : null,
    filename: text(value.filename),
    alt: text(value.alt),
    title: text(value.title),
    focus: text(value.focus),
  };
}

/** A library file as a field stores it; alternative texts and focus come along and may then differ. */
export function assetFieldValue(asset: Asset): PlainObject {
  return {
    fieldtype: 'asset',
    id: asset.id,
    filename: asset.filename,
    name: '',
    alt: asset.alt ?? '',
    title: asset.title ?? '',
    focus: asset.focus ?? '',
    copyright: asset.copyright ?? '',
    source: asset.source ?? '',
    is_external_url: false,
    meta_data: metaDataWith({}, altsOf(asset.meta_data ?? {})),
  };
}

/** Last part of an asset's address. */
export const fileName = (filename: string): string =>
  decodeURIComponent(filename.split('/').at(-1) ?? filename);

/** Width and height in pixels out of an asset's address (`…/1600x1200/…`). */
export function pixelSize(filename: string): { width: number; height: number } | undefined {
  const [, width, height] = /\/(\d+)x(\d+)\/[^/]+\/[^/]+$/.exec(filename) ?? [];
  const size = { width: Number(width), height: Number(height) };
  return size.width > 0 && size.height > 0 ? size : undefined;
}

export const isImage = (filename: string): boolean => /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(filename);
