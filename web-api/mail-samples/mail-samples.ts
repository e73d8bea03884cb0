import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeAddress } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import { reviewRefusals } from '@blattwerk/schemas/shop/service/review-states.ts';
import { accountEndMail } from '../account-end/account-end-pages.ts';
import { receiptMail } from '../contract-withdrawals/contract-withdrawals.ts';
import {
  approvedMail,
  refusedMail,
  vatIdConfirmedMail,
  vatIdRefusedMail,
} from '../customers/companies/company-mails.ts';
import { changedMail, confirmMail, knownMail, resetMail, welcomeMail } from '../customers/customer-mails.ts';
import { invitationMail } from '../editors/invitation-mail.ts';
import { emailChangedMail, emailChangeMail } from '../email-change/email-change-mails.ts';
import { doneMail, linkMail } from '../guest-erasure/guest-erasure-pages.ts';
import type { MailContent } from '../mail/mail-content.ts';
import type { Mail } from '../mail/write-mail.ts';
import { confirmationMail, voucherMail } from '../newsletter/newsletter-mails.ts';
import { giftMail } from '../orders/gift-mail.ts';
import { invoiceMailContent } from '../orders/invoices/invoice-mails.ts';
import { cancelledContent, placedContent } from '../orders/order-mails.ts';
import { parcelMailContent } from '../orders/parcel-mail.ts';
import { refundContent } from '../orders/refunds/refund-mail.ts';
import { refusedContent, requestContent } from '../product-reviews/review-mails.ts';
import { accountEndTextsIn } from '../texts/account-end/account-end-texts.ts';
import { guestErasureTextsIn } from '../texts/guest-erasure/guest-erasure-texts.ts';
import { intraCommunityTextsIn } from '../texts/intra-community/intra-community-texts.ts';
import { textLanguage } from '../texts/text-language.ts';
import { sampleOrder } from './sample-order.ts';

/** Messages of every kind as customers get them, with the longest of what they may hold; to be looked at. */
export function mailSamples(origin: string, locale: Locale): Record<Mail['kind'], MailContent[]> {
  const shop = { channel: 'blattwerk' as const, locale };
  const shopUrl = localeAddress(origin, shop.channel, locale);
  const url = `${shopUrl}web-api/confirm?token=eyJhbGciOiJIUzI1NiJ9.MTAwMDAx.TQfV3sVh8bT0qCk0oO2r4g`;
  const language = textLanguage(locale);
  const order = sampleOrder(locale);
  const { currency } = order.total;
  const leftWhole = {
    ...order,
    parcels: order.parcels.map((parcel) => ({ ...parcel, shippedAt: order.placedAt })),
  };
  const amount = { minorUnits: 2500, currency };
  const company = 'Papierhandlung Sommer-Hohenstein & Söhne GmbH';
  const vatId = 'ATU12345675';
  const validUntil = new Date('2029-12-31T22:59:59Z');
  const business = { reference: 'PO-4711/2026 Einkauf Süd', invoiceEmail: '', daysToPay: 30 };
  const invoice = { orderNumber: order.number, reference: '', locale, currency, credits: null };
  const credits = { number: 'RE-2026-000007', issuedOn: '2026-11-24', isPart: true };
  const voucher = { code: 'BLATT-GESCH-4NK27', amount: 500 };
  const declared = {
    ...{ name: 'Anna-Magdalena Sommer-Hohenstein', email: order.email, orderNumber: order.number },
    ...{ goods: '2 × Gelstift, goldfarben', locale },
    ...{ confirmedAt: new Date('2026-11-27T08:00:00Z'), createdAt: new Date('2026-11-27T07:58:00Z') },
  };
  return {
    'newsletter-confirmation': [
      confirmationMail(locale, amount, url),
      confirmationMail(locale, undefined, url),
    ],
    'newsletter-voucher': [
      voucherMail(locale, {
        ...{ code: 'BLATT-7KQ2M-9XWPR', amount, validUntil, firstName: 'Anna', shopUrl, leaveUrl: url },
      }),
    ],
    'sign-up': [confirmMail(locale, url)],
    'sign-up-known': [knownMail(locale, { accountUrl: shopUrl, resetUrl: url, businessUrl: shopUrl })],
    welcome: [false, true].map((isBusiness) =>
      welcomeMail(locale, { firstName: 'Anna', number: '100001', shopUrl, isBusiness }),
    ),
    'password-reset': [resetMail(locale, url)],
    'password-changed': [changedMail(locale)],
    'account-end': [accountEndMail(accountEndTextsIn[language], url)],
    'email-change': [emailChangeMail(locale, 'askMail', url)],
    'email-confirm': [emailChangeMail(locale, 'confirmMail', url), emailChangeMail(locale, 'knownMail', url)],
    'email-changed': [emailChangedMail(locale)],
    'company-approved': [approvedMail(locale, { company, days: 30, shopUrl })],
    'company-refused': [refusedMail(locale, { company, shopUrl })],
    'vat-id-confirmed': [vatIdConfirmedMail(locale, { company, vatId, url: shopUrl })],
    'vat-id-refused': [vatIdRefusedMail(locale, { company, vatId, url: shopUrl })],
    'order-placed': [
      placedContent(order, url),
      placedContent(
        {
          ...{ ...order, business, paymentMethod: 'invoice', transfer: null, giftVoucher: null },
          ...{ parcels: order.parcels.slice(0, 1), vatNote: intraCommunityTextsIn[language].exempt(vatId) },
          vat: [{ ratePerMille: 0, net: order.total, tax: { minorUnits: 0, currency } }],
        },
        url,
      ),
    ],
    'order-cancelled': [cancelledContent(order, url)],
    'parcel-shipped': [parcelMailContent(order, [0], url), parcelMailContent(leftWhole, [0, 1], url)],
    'order-erasure': [linkMail(guestErasureTextsIn[language], url)],
    'order-erasure-asked': [doneMail(guestErasureTextsIn[language])],
    'gift-vouchers': [
      giftMail(
        origin,
        shop,
        [amount, { minorUnits: 10_000, currency }].map((each) => ({ code: voucher.code, amount: each })),
        validUntil,
      ),
    ],
    invoice: [
      invoiceMailContent(
        {
          ...{ ...invoice, kind: 'invoice', number: 'RE-2026-000007', reference: business.reference },
          payment: { kind: 'paid' },
        },
        url,
      ),
    ],
    'credit-note': [
      invoiceMailContent(
        {
          ...{ ...invoice, kind: 'credit_note', number: 'RK-2026-000003', credits },
          payment: { kind: 'returned', money: 1998, voucher },
        },
        url,
      ),
      invoiceMailContent(
        {
          ...{ ...invoice, kind: 'credit_note', number: 'RK-2026-000004', credits },
          payment: { kind: 'credited', left: 12_998, voucher: null },
        },
        undefined,
      ),
    ],
    refund: [
      refundContent(
        {
          currency,
          lines: order.lines.map(({ name, details, quantity, unitPrice, total }) => ({
            ...{ name, details, quantity, unitPrice: unitPrice.minorUnits, total: total.minorUnits },
            ...{ isReduction: quantity === 2, treatment: 'taxed', ratePerMille: 190, net: 1000, tax: 190 },
          })),
          shipping: {
            ...{ label: 'Standard', price: 499, treatment: 'taxed', ratePerMille: 190, net: 419, tax: 80 },
          },
          ...{ subtotal: 34_978, discount: null, reduction: 0, total: 35_477, vat: [] },
          giftVoucher: voucher,
          toPay: 34_977,
        },
        { number: order.number, locale },
        url,
      ),
    ],
    'contract-withdrawal': [receiptMail(declared)],
    'review-request': [
      requestContent(locale, {
        ...{ number: order.number, shopName: 'Blattwerk', url, leaveUrl: url },
        names: order.lines.map(({ name }) => name),
      }),
    ],
    'editor-invitation': [false, true].map((isMember) =>
      invitationMail(locale, { url, invitedBy: 'Anna-Magdalena Sommer-Hohenstein', isMember }),
    ),
    'review-refused': reviewRefusals.map((reason) =>
      refusedContent(locale, { productName: order.lines[0]?.name ?? '', reason, url }),
    ),
  };
}
