import type { z } from 'zod';
import { basketEndpoints } from './basket/basket-endpoints.ts';
import { basketFormEndpoints } from './basket/basket-form-endpoints.ts';
import { catalogueEndpoints } from './catalogue/catalogue-endpoints.ts';
import { catalogueFactsEndpoints } from './catalogue/facts-endpoints.ts';
import { handDesignEndpoints } from './catalogue/hand-design-endpoints.ts';
import { productEndpoints } from './catalogue/products.ts';
import { themeGroupEndpoints } from './catalogue/theme-groups.ts';
import { withdrawalEndpoints } from './catalogue/withdrawals.ts';
import { companyEndpoints } from './companies/company-endpoints.ts';
import { deskCompanyEndpoints } from './companies/desk-company-endpoints.ts';
import { compositionEndpoints } from './configurator/composition-endpoints.ts';
import { draftEndpoints } from './configurator/draft-endpoints.ts';
import { draftSceneEndpoints } from './configurator/draft-scene-endpoints.ts';
import { nameListEndpoints } from './configurator/name-list-endpoints.ts';
import { phoneEndpoints } from './configurator/phone-endpoints.ts';
import { photoEndpoints, uploadEndpoints } from './configurator/photo-endpoints.ts';
import { proofEndpoints } from './configurator/proof-endpoints.ts';
import { sealedEndpoints } from './configurator/sealed-endpoints.ts';
import type { Endpoint, EndpointName, FileAnswer } from './contract/endpoint.ts';
import type { RefusalStatus } from './contract/problem.ts';
import { accountEndEndpoints } from './customers/account-end-endpoints.ts';
import { addressBookEndpoints } from './customers/address-book-endpoints.ts';
import { customerEndpoints } from './customers/customer-endpoints.ts';
import { emailChangeEndpoints } from './customers/email-change-endpoints.ts';
import { sessionEndpoints } from './customers/session-endpoints.ts';
import { wishlistEndpoints } from './customers/wishlist-endpoints.ts';
import { eventEndpoints } from './events/event-endpoints.ts';
import { eventFormEndpoints } from './events/event-form-endpoints.ts';
import { eventReplyEndpoints } from './events/event-reply-endpoints.ts';
import { guestUploadEndpoints } from './events/guest-upload-endpoints.ts';
import { newsletterEndpoints } from './newsletter/newsletter-endpoints.ts';
import { contractWithdrawalEndpoints } from './orders/contract-withdrawal-endpoints.ts';
import { deskWithdrawalEndpoints } from './orders/desk-withdrawal-endpoints.ts';
import { guestErasureEndpoints } from './orders/guest-erasure-endpoints.ts';
import { invoiceEndpoints } from './orders/invoice-endpoints.ts';
import { orderDeskEndpoints } from './orders/order-desk-endpoints.ts';
import { orderEndpoints } from './orders/order-endpoints.ts';
import { orderFormEndpoints } from './orders/order-form-endpoints.ts';
import { paymentEndpoints } from './orders/payment-endpoints.ts';
import { pressRunEndpoints } from './orders/press-run-endpoints.ts';
import { standInEndpoints } from './orders/stand-in-endpoints.ts';
import { pricesEndpoints } from './prices/prices-endpoints.ts';
import { deskReviewEndpoints } from './reviews/desk-review-endpoints.ts';
import { productReviewEndpoints } from './reviews/product-review-endpoints.ts';
import { reviewEndpoints } from './reviews/review-endpoints.ts';
import { flagDeskEndpoints } from './shop/flag-desk-endpoints.ts';
import { flagEndpoints } from './shop/flag-endpoints.ts';
import { frontendEndpoints } from './shop/frontend-endpoints.ts';
import { shopEndpoints } from './shop/shop-endpoints.ts';
import { visitCountEndpoints } from './shop/visit-count-endpoints.ts';
import { webVitalEndpoints } from './shop/web-vital-endpoints.ts';
import { toolboxEndpoints } from './toolbox/toolbox-endpoints.ts';
import { voucherEndpoints } from './vouchers/voucher-endpoints.ts';

/** Every address of the back end. */
export const endpoints = {
  ...catalogueEndpoints,
  ...productEndpoints,
  ...themeGroupEndpoints,
  ...catalogueFactsEndpoints,
  ...withdrawalEndpoints,
  ...compositionEndpoints,
  ...photoEndpoints,
  ...phoneEndpoints,
  ...uploadEndpoints,
  ...draftEndpoints,
  ...sealedEndpoints,
  ...nameListEndpoints,
  ...draftSceneEndpoints,
  ...proofEndpoints,
  ...pricesEndpoints,
  ...basketEndpoints,
  ...basketFormEndpoints,
  ...orderEndpoints,
  ...orderFormEndpoints,
  ...paymentEndpoints,
  ...standInEndpoints,
  ...invoiceEndpoints,
  ...contractWithdrawalEndpoints,
  ...orderDeskEndpoints,
  ...deskCompanyEndpoints,
  ...pressRunEndpoints,
  ...handDesignEndpoints,
  ...customerEndpoints,
  ...companyEndpoints,
  ...accountEndEndpoints,
  ...guestErasureEndpoints,
  ...addressBookEndpoints,
  ...emailChangeEndpoints,
  ...sessionEndpoints,
  ...wishlistEndpoints,
  ...eventEndpoints,
  ...eventFormEndpoints,
  ...guestUploadEndpoints,
  ...eventReplyEndpoints,
  ...newsletterEndpoints,
  ...shopEndpoints,
  ...frontendEndpoints,
  ...flagEndpoints,
  ...flagDeskEndpoints,
  ...visitCountEndpoints,
  ...webVitalEndpoints,
  ...reviewEndpoints,
  ...productReviewEndpoints,
  ...deskReviewEndpoints,
  ...deskWithdrawalEndpoints,
  ...voucherEndpoints,
  ...toolboxEndpoints,
} as const satisfies Record<EndpointName, Endpoint>;

export type Endpoints = typeof endpoints;
export type Name = keyof Endpoints;

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Part<N extends Name, P extends string> = Endpoints[N] extends Record<P, infer T> ? T : undefined;

/** What a handler is given: every part has been checked. */
export type ParamsOf<N extends Name> = Parsed<Part<N, 'params'>>;
export type QueryOf<N extends Name> = Parsed<Part<N, 'query'>>;
export type BodyOf<N extends Name> = Parsed<Part<N, 'body'>>;
export type FieldsOf<N extends Name> = Part<N, 'upload'> extends { fields: infer F } ? Parsed<F> : undefined;
/** What it answers: the JSON value, or a file. */
export type AnswerOf<N extends Name> = Endpoints[N]['answer'] extends { schema: infer S extends z.ZodType }
  ? z.output<S>
  : Endpoints[N]['answer'] extends FileAnswer
    ? FileBody
    : never;

export type FileBody =
  | { media: string; body: Uint8Array | string; fileName?: string; status?: RefusalStatus }
  | { redirectTo: string };
