import { layoutOf } from '@blattwerk/configurator/session/layout-of.ts';
import { newContent } from '@blattwerk/configurator/session/operations.ts';
import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import { designLanguageOf } from '@blattwerk/schemas/design/design-language.ts';
import { shopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { Offer } from '../../page/offer/offer.ts';
import type { SoldProduct, WithdrawnDesign } from '../../page/product/product-detail.ts';
import type { PageData } from '../../page/request/page-data.ts';
import type { Question } from '../early/ask-ahead.ts';
import { chosenValues } from './chosen-values.ts';
import { designIdOf } from './photo-product.ts';

/** What a customer starts with: the design as it is, with what is chosen. */
export function firstContent(
  offer: Offer | undefined,
  page: Pick<PageData, 'language' | 'locale'>,
): DraftContent {
  return newContent(chosenValues(offer), designLanguageOf(page));
}

/** Asks for the layout that the configurator of a design opens with. */
export function firstLayout({ product, offer }: SoldProduct | WithdrawnDesign, page: PageData): Question {
  const layout = layoutOf(firstContent(offer, page));
  return {
    address: '/web-api/compositions',
    headers: { ...shopHeaders(page), 'content-type': 'application/json' },
    body: JSON.stringify({ designId: designIdOf(product), ...layout }),
  };
}
