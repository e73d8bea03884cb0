import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import {
  frameFamilies,
  frameFamilyTable,
  matTypes,
} from '@blattwerk/schemas/shop/wall-art/frame-families.ts';
import { materials } from '@blattwerk/schemas/shop/wall-art/materials.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { PriceOption, Quote } from '@blattwerk/schemas/web-api/prices/quote.ts';
import { type OptionName, oneOf, readPieces } from '../offer/choice.ts';
import { type OptionGroup, offerOf, optionGroup, ownValue, selectedValue } from '../offer/offer.ts';
import { type AskOffer, unpriced } from '../offer/offer-subject.ts';
import type { PageKind } from './kind.ts';

/** Chosen in place of a material: the frame alone. */
export const noPicture = 'none';

/**
 * Asks what a picture costs in this frame, or on this material, in each listed size or one of the shopper's own. A frame
 * is chosen with what it holds or empty, and with or without its mat.
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
  const pieces = { format, quantity: readPieces(choice.quantity) };
  const [answer, sizes, alone] = await Promise.all([
    ask('GET /web-api/product-selection-photo-frame/price-article', { query: { ...framed, ...pieces } }),
    ask('GET /web-api/product-selection-photo-frame/prices-formats', { query: framed }),
    frameFamily &&
      ask('GET /price-api/frame', {
        query: { frameFamily, frameType: id, matType: framed.matType, ...pieces },
      }),
  ]);
  if (!answer.ok) return answer;
  const empty = alone?.ok ? alone.value.quote : undefined;
  const isEmpty = empty !== undefined && choice.substrate === noPicture;
  const { quote, volumePrices, choice: made, limits, options } = answer.value;
  const takesMat = frameFamily && frameFamilyTable[frameFamily].defaultMatType !== 'mat-none';
  const groups = [
    ...(sizes.ok ? formatGroup(formats, format, sizes.value, isEmpty) : []),
    ...(frameFamily ? substrateGroup(options.material, quote, empty, isEmpty) : []),
    ...(takesMat ? [matGroup(made.matType)] : []),
  ];
  const price = isEmpty ? offerOf(empty) : offerOf(quote, volumePrices);
  return { ok: true, value: { ...price, formatLimits: limits, groups } };
};

type Sizes = AnswerOf<'GET /web-api/product-selection-photo-frame/prices-formats'>;

/** @param isEmpty then the sizes' prices, which are of framed pictures, say nothing */
function formatGroup(
  formats: readonly string[],
  selected: string,
  { groups }: Sizes,
  isEmpty: boolean,
): OptionGroup[] {
  const priced = groups.flatMap((group) => group.formats).filter(({ format }) => formats.includes(format));
  const cheapest = Math.min(...priced.map(({ price }) => price.minorUnits));
  const order = (format: string) => formats.indexOf(format);
  const options = priced
    .toSorted((one, other) => order(one.format) - order(other.format))
    .map(({ format, price }) => ({
      value: format,
      label: format,
      surcharge: { ...price, minorUnits: isEmpty ? 0 : price.minorUnits - cheapest },
      isSelected: format === selected,
      isAvailable: true,
    }));
  return optionGroup('format', options).map(({ name, values }) =>
    formats.includes(selected) ? { name, values } : { name, values: [...values, ownValue(selected)] },
  );
}

/** What a frame holds, nothing among it: that is what the others cost more than. */
function substrateGroup(
  made: readonly PriceOption[],
  { unitPrice }: Quote,
  empty: Quote | undefined,
  isEmpty: boolean,
): OptionGroup[] {
  if (!empty) return optionGroup('substrate', made);
  const chosen = made.find(({ isSelected }) => isSelected)?.surcharge.minorUnits ?? 0;
  const picture = unitPrice.minorUnits - empty.unitPrice.minorUnits - chosen;
  const more = (surcharge: PriceOption['surcharge']) => ({
    ...surcharge,
    minorUnits: surcharge.minorUnits + picture,
  });
  const none = { ...empty.unitPrice, minorUnits: 0 };
  return optionGroup('substrate', [
    ...made.map((option) => ({
      ...option,
      surcharge: more(option.surcharge),
      isSelected: option.isSelected && !isEmpty,
    })),
    { value: noPicture, label: noPicture, surcharge: none, isSelected: isEmpty, isAvailable: true },
  ]);
}

/** A frame without a picture; one that holds something waits for that to be designed. */
const itemOf: PageKind['itemOf'] = ({ id }, { groups }) => {
  const chosen = (name: OptionName) => {
    const group = groups.find((each) => each.name === name);
    return group && selectedValue(group)?.value;
  };
  const format = chosen('format');
  if (chosen('substrate') !== noPicture || format === undefined) return null;
  return { kind: 'photoframe', frameType: id, format, matType: oneOf(matTypes, chosen('mat')) };
};

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
  itemOf,
  opensWithFront: false,
  hasCloseUp: (productType) => productType !== 'wandbild',
};
