import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import {
  frameFamilies,
  frameFamilyTable,
  matTypes,
} from '@blattwerk/schemas/shop/wall-art/frame-families.ts';
import { materials } from '@blattwerk/schemas/shop/wall-art/materials.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { oneOf, readPieces } from '../offer/choice.ts';
import { type OptionGroup, offerOf, optionGroup, ownValue } from '../offer/offer.ts';
import { type AskOffer, unpriced } from '../offer/offer-subject.ts';
import type { PageKind } from './kind.ts';

/**
 * Asks what a picture costs in this frame, or on this material, in each listed size or one of the shopper's own. A frame
 * is chosen with what it holds, and with or without its mat.
 */
const askOffer: AskOffer = async (ask, { id, productType, formats }, choice) => {
  const frameFamily = oneOf(frameFamilies, productType);
  const material = oneOf(materials, frameFamily ? choice.substrate : id);
  const format = parseFormat(choice.format ?? '') ? choice.format : formats[0];
  if (!(frameFamily || material) || format === undefined) return unpriced;
  const framed = {
    material,
    frameFamily,
    frameType: frameFamily && id,
    matType: oneOf(matTypes, choice.mat),
  };
  const [answer, sizes] = await Promise.all([
    ask('GET /web-api/product-selection-photo-frame/price-article', {
      query: { ...framed, format, quantity: readPieces(choice.quantity) },
    }),
    ask('GET /web-api/product-selection-photo-frame/prices-formats', { query: framed }),
  ]);
  if (!answer.ok) return answer;
  const { quote, volumePrices, choice: made, limits, options } = answer.value;
  const takesMat = frameFamily && frameFamilyTable[frameFamily].defaultMatType !== 'mat-none';
  const groups = [
    ...(sizes.ok ? formatGroup(formats, format, sizes.value) : []),
    ...(frameFamily ? optionGroup('substrate', options.material) : []),
    ...(takesMat ? [matGroup(made.matType)] : []),
  ];
  return { ok: true, value: { ...offerOf(quote, volumePrices), formatLimits: limits, groups } };
};

type Sizes = AnswerOf<'GET /web-api/product-selection-photo-frame/prices-formats'>;

function formatGroup(formats: readonly string[], selected: string, { groups }: Sizes): OptionGroup[] {
  const priced = groups.flatMap((group) => group.formats).filter(({ format }) => formats.includes(format));
  const cheapest = Math.min(...priced.map(({ price }) => price.minorUnits));
  const order = (format: string) => formats.indexOf(format);
  const options = priced
    .toSorted((one, other) => order(one.format) - order(other.format))
    .map(({ format, price }) => ({
      value: format,
      label: format,
      surcharge: { ...price, minorUnits: price.minorUnits - cheapest },
      isSelected: format === selected,
      isAvailable: true,
    }));
  return optionGroup('format', options).map(({ name, values }) =>
    formats.includes(selected) ? { name, values } : { name, values: [...values, ownValue(selected)] },
  );
}

/** A mat costs nothing more: it only makes the frame larger. */
function matGroup(selected: string): OptionGroup {
  const values = matTypes.map((value) => ({
    value,
    label: value,
    surcharge: 0,
    isSelected: value === selected,
  }));
  return { name: 'mat', values };
}

export const photoframe: PageKind = {
  askOffer,
  facts: () => [],
  askAccessories: null,
  itemOf: () => null,
  opensWithFront: false,
  hasCloseUp: (productType) => productType !== 'wandbild',
};
