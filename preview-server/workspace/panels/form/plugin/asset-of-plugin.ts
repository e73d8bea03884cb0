import type { Asset as PluginAsset } from '@storyblok/field-plugin';
import type { Asset } from '../../../base/api/assets-api.ts';

/** A file of the library as plugins are given it. */
export function assetOfPlugin({ id, filename, alt, title, copyright, source, focus }: Asset): PluginAsset {
  return {
    id,
    fieldtype: 'asset',
    filename,
    name: '',
    alt: alt ?? '',
    title: title ?? '',
    copyright: copyright ?? '',
    focus: focus ?? '',
    source: source ?? '',
    is_external_url: false,
    meta_data: {},
  };
}
