import { photobookCombinations } from '@blattwerk/schemas/shop/photo-products/photobook-combinations.ts';
import {
  photobookCovers,
  photobookFormats,
  photobookLaminations,
  photobookPapers,
  photobookTypes,
} from '@blattwerk/schemas/shop/photo-products/photobooks.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { oneOf, readPieces } from '../offer/choice.ts';
import { type OptionGroup, offerOf, optionGroup } from '../offer/offer.ts';
import { type AskOffer, unpriced } from '../offer/offer-subject.ts';
import type { PageKind } from './kind.ts';

type PhotobookPrice = AnswerOf<'GET /web-api/photobook-price'>;

/** Asks what a photo book costs by size, pages, paper and cover. */
const askOffer: AskOffer = async (ask, { productType, formats }, choice) => {
  const photobookType = oneOf(photobookTypes, productType);
  if (!photobookType) return unpriced;
  const answer = await ask('GET /web-api/photobook-price', {
    query: {
      photobookType,
      format: oneOf(photobookFormats, oneOf(formats, choice.format) ?? formats[0]),
      cover: oneOf(photobookCovers, choice.cover),
      paper: oneOf(photobookPapers, choice.paper),
      lamination: oneOf(photobookLaminations, choice.lamination),
      pages: readPieces(choice.pages),
      quantity: readPieces(choice.quantity),
    },
  });
  if (!answer.ok) return answer;
  const { quote, volumePrices, options } = answer.value;
  const groups = [
    ...optionGroup('format', options.format, (format) => formats.includes(format)),
    ...pagesGroup(answer.value),
    ...optionGroup('paper', options.paper),
    ...optionGroup('cover', options.cover),
    ...optionGroup('lamination', options.lamination),
  ];
  return { ok: true, value: { ...offerOf(quote, volumePrices), groups } };
};

/** Every number of pages a book can have; its price is asked for once it is chosen. */
function pagesGroup({ pages, choice }: PhotobookPrice): OptionGroup[] {
  const count = Math.floor((pages.maximum - pages.minimum) / pages.step) + 1;
  const values = Array.from({ length: count }, (_, place) => {
    const number = pages.minimum + place * pages.step;
    return {
      value: String(number),
      label: String(number),
      surcharge: 0,
      isSelected: number === choice.pages,
    };
  });
  return [{ name: 'pages', values }];
}

export const photobook: PageKind = {
  askOffer,
  /** Which type of photo book it is, and how it is bound: its design is made for that type. */
  facts({ productType, typeLabel }) {
    const type = oneOf(photobookTypes, productType);
    if (!type) return [];
    const details = photobookCombinations[type].bindings.map((binding) => `binding.${binding}` as const);
    return [{ term: 'detail.photobookType', text: typeLabel, details }];
  },
  askAccessories: null,
  itemOf: () => null,
  opensWithFront: false,
  hasCloseUp: () => false,
};
