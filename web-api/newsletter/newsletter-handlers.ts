import type { newsletterEndpoints } from '@blattwerk/schemas/web-api/newsletter/newsletter-endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import { formProblem } from '../http/form-problem.ts';
import type { HandlersOf, Reply } from '../http/handler.ts';
import type { HtmlPage } from '../pages/message-page.ts';
import { textLanguage } from '../texts/text-language.ts';
import { type ComingVoucher, confirmSubscription, lookAtConfirmation } from './confirm.ts';
import {
  confirmedPage,
  confirmPage,
  leavePage,
  leftPage,
  linkIsOverPage,
  type Shop,
} from './newsletter-pages.ts';
import { newsletterTexts } from './newsletter-texts.ts';
import { readNewsletterForm } from './read-form.ts';
import { responsePageUrl } from './response-page.ts';
import { subscribe } from './subscribe.ts';
import { subscriptionOfToken, unsubscribe } from './unsubscribe.ts';

export function newsletterHandlers(backEnd: BackEnd): HandlersOf<keyof typeof newsletterEndpoints> {
  const { clock, config, limits } = backEnd;
  return {
    'POST /web-api/newsletter-subscribe': async ({ body, shop, visitor }) => {
      const texts = newsletterTexts[textLanguage(shop.locale)];
      const flooded = await limits.take(['newsletter by address', visitor.address]);
      if (flooded) return { ok: false, problem: flooded };
      const today = clock().toISOString().slice(0, 10);
      const read = readNewsletterForm(body, texts.fields, today);
      if (!read.ok) return { ok: false, problem: formProblem(texts.incomplete, read.errors) };
      const refused = await limits.take(['newsletter by account', read.form.email]);
      if (refused) return { ok: false, problem: refused };
      const voucher = await subscribe(backEnd, shop, read.form);
      return { ok: true, value: { message: { text: voucher ? texts.answer : texts.answerAlone } } };
    },
    'GET /web-api/newsletter-confirm': async ({ query, visitor }) => {
      const refused = await limits.take(['newsletter link by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const link = await lookAtConfirmation(backEnd, query.token);
      if (!link.ok) return pageReply(linkIsOverPage(config.origin, link.reason, visitor.language));
      return link.state === 'open'
        ? pageReply(confirmPage(config.origin, link, query.token))
        : confirmed(backEnd, link);
    },
    'POST /web-api/newsletter-confirm': async ({ query, visitor }) => {
      const refused = await limits.take(['newsletter link by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const link = await confirmSubscription(backEnd, query.token);
      if (!link.ok) return pageReply(linkIsOverPage(config.origin, link.reason, visitor.language));
      return confirmed(backEnd, link);
    },
    'GET /web-api/newsletter-unsubscribe': async ({ query, visitor }) => {
      const refused = await limits.take(['newsletter link by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const subscription = await subscriptionOfToken(backEnd, query.token);
      if (!subscription) return pageReply(linkIsOverPage(config.origin, 'forged', visitor.language));
      return pageReply(leavePage(config.origin, subscription, query.token));
    },
    'POST /web-api/newsletter-unsubscribe': async ({ query, visitor }) => {
      const subscription = await subscriptionOfToken(backEnd, query.token);
      if (!subscription) {
        // Only these count: a mail provider sends the requests of all its customers from a few addresses.
        const refused = await limits.take(['newsletter link by address', visitor.address]);
        if (refused) return { ok: false, problem: refused };
        return pageReply(linkIsOverPage(config.origin, 'forged', visitor.language));
      }
      await unsubscribe(backEnd, subscription.id);
      return pageReply(leftPage(config.origin, subscription));
    },
  };
}

async function confirmed(
  { config, database }: BackEnd,
  link: Shop & { voucher: ComingVoucher },
): Promise<Reply<'POST /web-api/newsletter-confirm'>> {
  // Editors' page thanks with the voucher: it is for those who get one.
  const url =
    link.voucher.kind === 'coming'
      ? await responsePageUrl(database, config.origin, link.channel, link.locale)
      : undefined;
  if (!url) return pageReply(confirmedPage(config.origin, link));
  return { ok: true, value: { redirectTo: url }, headers: { 'referrer-policy': 'no-referrer' } };
}

function pageReply({ html, headers, status }: HtmlPage & { status?: 404 | 410 }) {
  const value = { media: 'text/html', body: html, ...(status && { status }) };
  return { ok: true as const, value, headers };
}
