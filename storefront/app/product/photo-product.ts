import type { Surround } from '@blattwerk/configurator/stage/surround.ts';
import type { DraftChoice } from '@blattwerk/schemas/configurator/draft.ts';
import { type DesignId, readDesignId } from '@blattwerk/schemas/configurator/read-design-id.ts';
import { frameFamilies, frameFamilyTable } from '@blattwerk/schemas/shop/wall-art/frame-families.ts';
import { noPicture } from '../../page/kinds/photoframe.ts';
import { oneOf } from '../../page/offer/choice.ts';
import type { OptionGroup } from '../../page/offer/offer.ts';
import type { SoldProduct } from '../../page/product/product-detail.ts';

/** What a product that is sold is designed as: its number or code is its id. */
export function designIdOf({ id }: SoldProduct['product']): DesignId {
  const known = readDesignId(id);
  if (known === undefined) throw new Error(`The product ${id} has no design.`);
  return known;
}

/** What is designed is a picture: the frame alone is not among what can be chosen here. */
export function withPicture(group: OptionGroup): OptionGroup {
  if (group.name !== 'substrate') return group;
  return { ...group, values: group.values.filter(({ value }) => value !== noPicture) };
}

/** The frame that a picture is bought in, with its mat. */
export function surroundOf(
  { id, productType }: SoldProduct['product'],
  { mat }: DraftChoice,
): Surround | undefined {
  const family = oneOf(frameFamilies, productType);
  if (!family) return undefined;
  return {
    frameType: id,
    mat: mat === undefined || mat === 'mat-none' ? 0 : frameFamilyTable[family].defaultMatSize,
  };
}
