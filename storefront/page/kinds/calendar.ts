import { calendarFormats } from '@blattwerk/schemas/shop/photo-products/calendar-formats.ts';
import { calendarMountings, calendarTypes } from '@blattwerk/schemas/shop/photo-products/calendars.ts';
import { oneOf, readPieces } from '../offer/choice.ts';
import { offerOf, optionGroup } from '../offer/offer.ts';
import { type AskOffer, unpriced } from '../offer/offer-subject.ts';
import type { PageKind } from './kind.ts';

/** Asks what a calendar costs in each size and mounting. */
const askOffer: AskOffer = async (ask, { productType, formats }, choice) => {
  const calendarType = oneOf(calendarTypes, productType);
  if (!calendarType) return unpriced;
  const answer = await ask('GET /web-api/calendar-price', {
    query: {
      calendarType,
      format: oneOf(calendarFormats, oneOf(formats, choice.format) ?? formats[0]),
      mounting: oneOf(calendarMountings, choice.mounting),
      quantity: readPieces(choice.quantity),
    },
  });
  if (!answer.ok) return answer;
  const { quote, volumePrices, options } = answer.value;
  const groups = [
    ...optionGroup('format', options.format, (format) => formats.includes(format)),
    ...optionGroup('mounting', options.mounting),
  ];
  return { ok: true, value: { ...offerOf(quote, volumePrices), groups } };
};

export const calendar: PageKind = {
  askOffer,
  facts: () => [],
  askAccessories: null,
  itemOf: () => null,
  opensWithFront: true,
  hasCloseUp: () => false,
};
