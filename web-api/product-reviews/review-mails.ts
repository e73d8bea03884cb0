import type { OrderRow } from '@blattwerk/database/tables/orders.ts';
import type { ProductReviewRow } from '@blattwerk/database/tables/product-reviews.ts';
import { channelSchema } from '@blattwerk/schemas/shop/markets/channel-schema.ts';
import { channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { ReviewRefusal } from '@blattwerk/schemas/shop/service/review-states.ts';
import type { BackEnd } from '../back-end.ts';
import type { MailContent } from '../mail/mail-content.ts';
import type { Mail } from '../mail/write-mail.ts';
import { productReviewTextsIn } from '../texts/product-reviews/product-review-texts.ts';
import { textLanguage } from '../texts/text-language.ts';
import { optOutUrl, reviewUrl } from './review-links.ts';
import type { ReviewedProduct } from './reviewed-products.ts';

type Linking = Pick<BackEnd, 'config' | 'clock'>;

/** Asks what the products of an order are like. */
export function requestMail(backEnd: Linking, order: OrderRow, products: readonly ReviewedProduct[]): Mail {
  const shop = shopOf(order);
  const leaveUrl = optOutUrl(backEnd, order);
  const content = requestContent(shop.locale, {
    number: order.number ?? '',
    shopName: channelTable[shop.channel].label,
    names: products.map(({ name }) => name),
    url: reviewUrl(backEnd, order),
    leaveUrl,
  });
  return {
    kind: 'review-request',
    ...shop,
    recipient: order.email,
    content,
    subjectRef: order.id,
    unsubscribeUrl: leaveUrl,
  };
}

type Request = { number: string; shopName: string; names: readonly string[]; url: string; leaveUrl: string };
/** Products that the message names. */
const mostNames = 5;

/** @param url of the page on which the order is reviewed */
export function requestContent(
  locale: Locale,
  { number, shopName, names, url, leaveUrl }: Request,
): MailContent {
  const { request } = productReviewTextsIn[textLanguage(locale)];
  const list = new Intl.ListFormat(locale).format(names.slice(0, mostNames));
  return {
    subject: request.subject,
    preview: request.preview,
    headline: request.headline,
    parts: [
      { kind: 'paragraph', text: request.text(number, list) },
      { kind: 'paragraph', text: request.honest },
      { kind: 'button', label: request.button, url },
      { kind: 'note', text: request.note(shopName) },
      { kind: 'link', label: request.leave, url: leaveUrl },
    ],
  };
}

/** Says why a review is not shown; once for each time it was written. */
export function refusedMail(
  backEnd: Linking,
  order: OrderRow,
  review: ProductReviewRow,
  reason: ReviewRefusal,
): Mail {
  const shop = shopOf(order);
  const url = reviewUrl(backEnd, order);
  const content = refusedContent(shop.locale, { productName: review.productName, reason, url });
  const subjectRef = `${review.id}:${review.updatedAt.getTime()}`;
  return { kind: 'review-refused', ...shop, recipient: order.email, content, subjectRef };
}

/** @param url of the page on which it can be written anew */
export function refusedContent(
  locale: Locale,
  { productName, reason, url }: { productName: string; reason: ReviewRefusal; url: string },
): MailContent {
  const { refused, reasons } = productReviewTextsIn[textLanguage(locale)];
  return {
    subject: refused.subject,
    preview: refused.preview,
    headline: refused.headline,
    parts: [
      { kind: 'paragraph', text: refused.text(productName) },
      { kind: 'paragraph', text: reasons[reason] },
      { kind: 'paragraph', text: refused.again },
      { kind: 'button', label: refused.button, url },
      { kind: 'note', text: refused.note },
    ],
  };
}

function shopOf({ channel, locale }: OrderRow) {
  return { channel: channelSchema.parse(channel), locale: localeSchema.parse(locale) };
}
