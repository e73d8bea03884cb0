import type { Format } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { frameFamilyTable, matTypeLabels } from '@blattwerk/schemas/shop/wall-art/frame-families.ts';
import { frameFinishesOf, frameTypeOf } from '@blattwerk/schemas/shop/wall-art/frame-types.ts';
import { materialLabels } from '@blattwerk/schemas/shop/wall-art/materials.ts';
import type { FramedChoice } from '@blattwerk/schemas/web-api/prices/photo-frame-endpoints.ts';
import type { Prices } from '../price-tables.ts';
import { byArea, byEdge } from './area.ts';
import { exactly } from './exact-amount.ts';
import type { PricePart } from './quote.ts';

/** The picture with the mat around it. */
export function outerFormat({ width, height }: Format, { matSize }: FramedChoice): Format {
  return { width: width + 2 * matSize, height: height + 2 * matSize };
}

/** The picture alone: the work on it and its area. */
function picturePart({ material }: FramedChoice, format: Format, prices: Prices): PricePart {
  return {
    part: 'picture',
    label: materialLabels[material],
    exact:
      exactly(prices.amount(`wall/${material}/piece`)) + byArea(format, prices.amount(`wall/${material}/m2`)),
  };
}

/** The frame by its edge around picture and mat, what its finish adds, and the mat by its outer area. */
export function frameParts(choice: FramedChoice, format: Format, prices: Prices): PricePart[] {
  const { frameFamily: family, frameType, matType } = choice;
  if (!family) return [];
  const outer = outerFormat(format, choice);
  const finish = frameFinishesOf[family].find((candidate) => frameTypeOf(family, candidate) === frameType);
  const edge = byEdge(outer, prices.amount(`frame/${family}/metre`));
  const frame: PricePart = {
    part: 'frame',
    label: frameFamilyTable[family].label,
    exact:
      exactly(prices.amount(`frame/${family}/piece`)) +
      edge +
      exactly(finish ? prices.amount(`frame/finish/${finish}`) : 0),
  };
  if (matType === 'mat-none') return [frame];
  const mat = exactly(prices.amount('frame/mat/piece')) + byArea(outer, prices.amount('frame/mat/m2'));
  return [frame, { part: 'mat', label: matTypeLabels[matType], exact: mat }];
}

export function framedParts(choice: FramedChoice, format: Format, prices: Prices): PricePart[] {
  return [picturePart(choice, format, prices), ...frameParts(choice, format, prices)];
}
