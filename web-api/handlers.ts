import { accountEndHandlers } from './account-end/account-end-handlers.ts';
import { addressBookHandlers } from './address-book/address-book-handlers.ts';
import type { BackEnd } from './back-end.ts';
import { basketHandlers } from './basket/basket-handlers.ts';
import { compositionHandlers } from './compositions/composition-handlers.ts';
import { contractWithdrawalHandlers } from './contract-withdrawals/contract-withdrawal-handlers.ts';
import { customerHandlers } from './customers/customer-handlers.ts';
import { designHandlers } from './designs/design-handlers.ts';
import { draftHandlers } from './drafts/draft-handlers.ts';
import { emailChangeHandlers } from './email-change/email-change-handlers.ts';
import { eventHandlers } from './events/event-handlers.ts';
import { flagDeskHandlers } from './flags/desk/flag-desk-handlers.ts';
import { flagHandlers } from './flags/flag-handlers.ts';
import { guestErasureHandlers } from './guest-erasure/guest-erasure-handlers.ts';
import { handDesignHandlers } from './hand-designs/hand-design-handlers.ts';
import type { Handlers } from './http/handler.ts';
import { nameListHandlers } from './names/name-list-handlers.ts';
import { newsletterHandlers } from './newsletter/newsletter-handlers.ts';
import { orderDeskHandlers } from './order-desk/order-desk-handlers.ts';
import { orderHandlers } from './orders/order-handlers.ts';
import { paymentHandlers } from './orders/payment-handlers.ts';
import { standInHandlers } from './payments/stand-in/stand-in-handlers.ts';
import { phoneHandlers } from './phone/phone-handlers.ts';
import { photoHandlers } from './photos/photo-handlers.ts';
import { pricesHandlers } from './prices/prices-handlers.ts';
import { productReviewHandlers } from './product-reviews/product-review-handlers.ts';
import { productHandlers } from './products/product-handlers.ts';
import { withdrawalHandlers } from './products/withdrawal-handlers.ts';
import { proofHandlers } from './proofs/proof-handlers.ts';
import { draftSceneHandlers } from './proofs/scene-handlers.ts';
import { reviewHandlers } from './reviews/review-handlers.ts';
import { sealHandlers } from './seals/seal-handlers.ts';
import { shopHandlers } from './shop/shop-handlers.ts';
import { toolboxHandlers } from './toolbox/toolbox-handlers.ts';
import { uploadHandlers } from './uploads/upload-handlers.ts';
import { visitCountHandlers } from './visit-counts/visit-count-handlers.ts';
import { webVitalHandlers } from './visit-counts/web-vital-handlers.ts';
import { voucherHandlers } from './vouchers/voucher-handlers.ts';
import { wishlistHandlers } from './wishlist/wishlist-handlers.ts';

/** A handler for every endpoint of `schemas/web-api/endpoints.ts`, area by area. */
export function createHandlers(backEnd: BackEnd): Handlers {
  return {
    ...designHandlers(backEnd),
    ...compositionHandlers(backEnd),
    ...photoHandlers(backEnd),
    ...phoneHandlers(backEnd),
    ...uploadHandlers(backEnd),
    ...draftHandlers(backEnd),
    ...sealHandlers(backEnd),
    ...nameListHandlers(backEnd),
    ...draftSceneHandlers(backEnd),
    ...proofHandlers(backEnd),
    ...productHandlers(backEnd),
    ...withdrawalHandlers(backEnd),
    ...handDesignHandlers(backEnd),
    ...pricesHandlers(backEnd),
    ...basketHandlers(backEnd),
    ...orderHandlers(backEnd),
    ...paymentHandlers(backEnd),
    ...standInHandlers(backEnd),
    ...contractWithdrawalHandlers(backEnd),
    ...orderDeskHandlers(backEnd),
    ...customerHandlers(backEnd),
    ...addressBookHandlers(backEnd),
    ...emailChangeHandlers(backEnd),
    ...wishlistHandlers(backEnd),
    ...accountEndHandlers(backEnd),
    ...guestErasureHandlers(backEnd),
    ...eventHandlers(backEnd),
    ...newsletterHandlers(backEnd),
    ...shopHandlers(backEnd),
    ...flagDeskHandlers(backEnd),
    ...flagHandlers(backEnd),
    ...visitCountHandlers(backEnd),
    ...webVitalHandlers(backEnd),
    ...reviewHandlers(backEnd),
    ...productReviewHandlers(backEnd),
    ...voucherHandlers(backEnd),
    ...toolboxHandlers(backEnd),
  };
}
