import type { ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { Choice } from './choice.ts';
import type { Offer } from './offer.ts';

/** What must be known of a product to ask for its price. */
export type OfferSubject = {
  kind: ProductKind;
  id: string;
  productType: string;
  /** As price addresses write the sizes it is made in, its own first. */
  formats: readonly string[];
  /** Kinds of an article that its design fits. */
  variants: readonly string[];
  isRefinable: boolean;
};

type Refusal = { ok: false; problem: Problem };
export type OfferAnswer = { ok: true; value: Offer } | Refusal;
export type AskOffer = (ask: WebApiClient, subject: OfferSubject, choice: Choice) => Promise<OfferAnswer>;

/** No price address knows such a product. */
export const unpriced: Refusal = {
  ok: false,
  problem: {
    type: 'about:blank',
    title: 'No price',
    status: 404,
    detail: 'This product has no price of its own.',
  },
};
