import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import type { Fix } from '@blattwerk/schemas/rules/model/fix.ts';
import { valueAt } from '@blattwerk/schemas/rules/model/value-at.ts';
import type { Asset } from '../../../content-space/story-shape/asset-answers.ts';
import { isPlainObject } from '../../../content-space/story-shape/plain-object.ts';
import type { Block } from '../../base/content/block.ts';
import { assetFieldValue } from '../assets/asset-value.ts';

/** A picture of the open page that a finding is about, in a field or inside a text. */
export type FoundPicture = {
  filename: string;
  alt: string;
  /** In a text there is no control beside it that takes words or another file. */
  isInText: boolean;
  describedAs(words: string): Fix;
  replacedBy(asset: Asset): Fix;
};

const withoutWords = new Set(['missing_alt_text', 'poor_alt_text']);
const unfitting = new Set(['picture_shape', 'picture_too_small', 'missing_asset']);

export const wantsWords = ({ code }: Finding): boolean => withoutWords.has(code);
export const isAboutPicture = (finding: Finding): boolean =>
  wantsWords(finding) || unfitting.has(finding.code);

/** Undefined where the page has no picture there any more. */
export function foundPicture({ path }: Finding, content: Block): FoundPicture | undefined {
  const value = valueAt({ content }, path);
  if (!isPlainObject(value)) return undefined;
  const isInText = typeof value.src === 'string';
  const filename = isInText ? value.src : value.filename;
  if (typeof filename !== 'string' || filename === '') return undefined;
  return {
    filename,
    alt: typeof value.alt === 'string' ? value.alt : '',
    isInText,
    describedAs: (words) => ({
      label: { de: 'Alternativtext eintragen', en: 'Write the alternative text' },
      isSafe: false,
      changes: [{ path: [...path, 'alt'], from: value.alt, to: words }],
    }),
    replacedBy: (asset) => ({
      label: { de: 'Anderes Bild nehmen', en: 'Take another picture' },
      isSafe: false,
      changes: [{ path, from: value, to: isInText ? inText(value, asset) : assetFieldValue(asset) }],
    }),
  };
}

const inText = (attrs: Readonly<Record<string, unknown>>, { id, filename, alt, title }: Asset) => ({
  ...attrs,
  ...{ id, src: filename, alt: alt ?? '', title: title ?? '' },
});
