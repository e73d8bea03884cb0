import { punchings } from '@blattwerk/schemas/shop/accessories/punchings.ts';
import { ribbons } from '@blattwerk/schemas/shop/accessories/ribbons.ts';
import { tags } from '@blattwerk/schemas/shop/accessories/tags.ts';
import { cardQuantities } from '@blattwerk/schemas/shop/amounts/quantities.ts';
import { cardMakingTable, cardPrintingTable } from '@blattwerk/schemas/shop/cards/card-printing.ts';
import { papers, paperTable } from '@blattwerk/schemas/shop/cards/papers.ts';
import { refinements } from '@blattwerk/schemas/shop/cards/refinements.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { oneOf, readPieces } from '../offer/choice.ts';
import { askFittingAccessories } from '../offer/fitting-accessories.ts';
import { type Offer, type OptionGroup, offerOf, optionGroup } from '../offer/offer.ts';
import { type AskOffer, type OfferSubject, unpriced } from '../offer/offer-subject.ts';
import type { PageKind } from './kind.ts';

type CardPrice = AnswerOf<'GET /web-api/card-price'>;

/** Asks what a card costs at every quantity, with each paper, refinement and cut. */
const askOffer: AskOffer = async (ask, subject, choice) => {
  const productType = cardTypeOf(subject.productType);
  if (!productType) return unpriced;
  const quantity = readPieces(choice.quantity);
  const answer = await ask('GET /web-api/card-price', {
    query: {
      productType,
      format: oneOf(subject.formats, choice.format) ?? subject.formats[0],
      paper: oneOf(papers, choice.paper),
      refinement: subject.isRefinable ? oneOf(refinements, choice.refinement) : 'ohne',
      punching: oneOf(punchings, choice.punching),
      ribbon: oneOf(ribbons, choice.ribbon),
      tag: oneOf(tags, choice.tag),
      quantity: quantity !== undefined && cardQuantities.includes(quantity) ? quantity : undefined,
    },
  });
  return answer.ok ? { ok: true, value: cardOffer(answer.value, subject) } : answer;
};

function cardTypeOf(productType: string) {
  return oneOf(printedTypes, productType);
}

const printedTypes = Object.keys(cardPrintingTable).filter(isPrintedType);

function isPrintedType(name: string): name is keyof typeof cardPrintingTable {
  return Object.hasOwn(cardPrintingTable, name);
}

/** The answer as an offer: what is not made of this type is left out, what does not go with the paper is blocked. */
function cardOffer(price: CardPrice, { formats, isRefinable }: OfferSubject): Offer {
  const { quote, options, steps, samples, choice } = price;
  return {
    ...offerOf(quote),
    groups: [
      ...optionGroup('format', options.format, (format) => formats.includes(format)),
      ...paperGroup(price, isRefinable),
      ...(isRefinable ? refinementGroup(price) : []),
      ...optionGroup('punching', options.punching),
      ...optionGroup('ribbon', noneFirst(options.ribbon)),
      ...optionGroup('tag', noneFirst(options.tag)),
    ],
    unitPrices: steps.map(({ quantity, unitPrice }) => [quantity, unitPrice.minorUnits] as const),
    isStepped: true,
    maximumQuantity: steps.at(-1)?.quantity ?? quote.quantity,
    ...(isCard(choice.productType) && { samples }),
  };
}

function noneFirst<Option extends { value: string }>(options: readonly Option[]): Option[] {
  return options.toSorted((one, other) => Number(other.value === 'none') - Number(one.value === 'none'));
}

/** Samples are sent of cards; stickers, labels and envelopes are shown by their papers. */
function isCard(productType: CardPrice['choice']['productType']): boolean {
  return !['sticker', 'label', 'envelope'].includes(cardPrintingTable[productType].making);
}

function paperGroup({ options, choice }: CardPrice, isRefinable: boolean): OptionGroup[] {
  const made: readonly string[] = cardMakingTable[cardPrintingTable[choice.productType].making].papers;
  const values = options.paper.flatMap(({ value, label, surcharge, isSelected }) => {
    const paper = oneOf(papers, value);
    if (!paper || !made.includes(paper)) return [];
    const takesNoRefinement = isRefinable && !paperTable[paper].takesRefinement;
    const option = { value, label, surcharge: surcharge.minorUnits, isSelected };
    return [takesNoRefinement ? { ...option, takesNoRefinement } : option];
  });
  return [{ name: 'paper', values }];
}

function refinementGroup({ options }: CardPrice): OptionGroup[] {
  const values = options.refinement
    .toSorted((one, other) => Number(other.value === 'ohne') - Number(one.value === 'ohne'))
    .map(({ value, label, surcharge, isSelected, isAvailable }) => {
      const option = { value, label, surcharge: surcharge.minorUnits, isSelected };
      return isAvailable ? option : { ...option, isBlocked: true };
    });
  return [{ name: 'refinement', values }];
}

export const card: PageKind = {
  askOffer,
  facts: () => [],
  askAccessories: askFittingAccessories,
  itemOf: () => null,
  opensWithFront: true,
  hasCloseUp: () => false,
};
