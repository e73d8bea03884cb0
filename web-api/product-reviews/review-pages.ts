import type { OrderRow } from '@blattwerk/database/tables/orders.ts';
import type { ProductReviewRow } from '@blattwerk/database/tables/product-reviews.ts';
import { channelSchema } from '@blattwerk/schemas/shop/markets/channel-schema.ts';
import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import { localeAddress } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import type { BackEnd } from '../back-end.ts';
import { hiddenFields } from '../pages/hidden-form.ts';
import { type HtmlPage, messagePage } from '../pages/message-page.ts';
import { productReviewTextsIn } from '../texts/product-reviews/product-review-texts.ts';
import { textLanguage } from '../texts/text-language.ts';
import type { FormFaults } from './read-reviews.ts';
import { type ProductForm, reviewFields } from './review-fields.ts';

/** What the form begins with, or what was typed. */
export type Filled = { author: string; products: readonly ProductForm[] };

/** The pages on which an order is reviewed, in its shop’s language. */
export function reviewPages({ config }: Pick<BackEnd, 'config'>, order: OrderRow, token: string) {
  const channel = channelSchema.parse(order.channel);
  const locale = localeSchema.parse(order.locale);
  const language = textLanguage(locale);
  const texts = productReviewTextsIn[language];
  const link = { label: texts.toShop, url: localeAddress(config.origin, channel, locale) };
  const page = (title: string, paragraphs: readonly string[], form?: string): HtmlPage =>
    messagePage({
      ...{ channel, language, title, paragraphs, link, showsPictures: true },
      ...(form !== undefined && { form }),
    });
  const eraseForm = `<form method="post" action="/web-api/product-review/erase">${hiddenFields({ token })}<button class="quiet">${texts.erase}</button></form>`;
  const form = (filled: Filled, faults?: FormFaults) =>
    `${reviewFields(texts, token, filled, faults)}${filled.products.some(({ kept }) => kept) ? eraseForm : ''}`;
  return {
    write: (filled: Filled) =>
      filled.products.length === 0
        ? page(texts.title, [texts.none])
        : page(texts.title, [texts.text(order.number ?? '')], form(filled)),
    sent: (filled: Filled) => page(texts.sent, [texts.sentText], form(filled)),
    wrong: (filled: Filled, faults: FormFaults) =>
      page(texts.wrong, faults.nothing ? [texts.faults.nothing] : [], form(filled, faults)),
    erased: () => page(texts.erased, [texts.erasedText]),
    leave: () =>
      messagePage({
        ...{ channel, language, title: texts.leave.title, link },
        paragraphs: [texts.leave.text(order.email)],
        action: {
          ...{ label: texts.leave.button, leadsTo: link.url },
          address: `/web-api/review-opt-out?token=${token}`,
        },
      }),
    left: () =>
      messagePage({
        ...{ channel, language, title: texts.leave.done, link },
        paragraphs: [texts.leave.doneText(order.email)],
      }),
  };
}

/** What is known of a product of the order before it is reviewed. */
export function formOf(
  product: ProductForm['product'],
  kept: ProductReviewRow | undefined,
  typed?: { rating: string; words: string },
): ProductForm {
  const { rating, words } = typed ?? { rating: kept ? String(kept.rating) : '', words: kept?.words ?? '' };
  return { product, kept: kept && { state: kept.state, reason: kept.reason }, rating, words };
}
