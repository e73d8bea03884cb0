import { namedSchema } from '@blattwerk/schemas/named-schema.ts';
import { slotOf } from '@blattwerk/schemas/rules/look/picture-slots.ts';
import { isRecord } from '@blattwerk/schemas/rules/model/is-record.ts';
import { definitionsOf } from '@blattwerk/schemas/rules/model/rule-schema.ts';
import type { ReadAsset, Spot } from '@blattwerk/schemas/rules/model/story-reading.ts';
import { readStory } from '@blattwerk/schemas/rules/reading/read-story.ts';
import { assetId } from '@blattwerk/schemas/usage/subject.ts';
import type { AssetPlace } from '../../story-shape/asset-answers.ts';

/** A place where a story shows a file or links to it. */
export type FilePlace = Omit<AssetPlace, 'story' | 'inDraft' | 'inPublished'>;

const definitions = definitionsOf(namedSchema);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Every place of a story's content that shows a file or links to it, by the path of the file's address. */
export function filePlaces(content: unknown): Map<string, FilePlace[]> {
  const { assets, links } = readStory(content, definitions);
  const places = new Map<string, FilePlace[]>();
  const add = (address: string, place: FilePlace) => {
    const path = assetId(address);
    places.set(path, [...(places.get(path) ?? []), place]);
  };
  for (const asset of assets) add(asset.filename, picturePlace(asset));
  for (const link of links)
    if (link.linkType === 'asset' && link.address !== '')
      add(link.address, { ...spotOf(link), kind: 'link', ratio: null, width: null, focus: '', alt: '' });
  return places;
}

function picturePlace(asset: ReadAsset): FilePlace {
  const slot = slotOf(asset);
  const isInText = asset.field.type === 'richtext';
  return {
    ...spotOf(asset),
    kind: isInText ? 'text' : 'picture',
    ratio: slot?.ratio ?? null,
    width: slot?.width ?? null,
    focus: isInText ? '' : focusOf(asset),
    alt: text(asset.alt),
  };
}

function spotOf({ block, field, language }: Spot) {
  const { _uid, component } = block.content;
  return { uid: text(_uid), block: text(component), field: field.name, language: language ?? null };
}

function focusOf({ block, key, path }: ReadAsset): string {
  const value = block.content[key];
  const held: unknown = Array.isArray(value) ? value[Number(path.segment)] : value;
  return isRecord(held) ? text(held.focus) : '';
}
