import type { newsletterEndpoints } from '@blattwerk/schemas/web-api/newsletter/newsletter-endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf, Reply } from '../http/handler.ts';
import type { HtmlPage } from '../pages/message-page.ts';
import { askForNewsletter } from './ask-for-newsletter.ts';
import { type ComingVoucher, confirmSubscription, lookAtConfirmation } from './confirm.ts';
import {
  askedPage,
  confirmedPage,
  confirmPage,
  leavePage,
  leftPage,
  linkIsOverPage,
  type Shop,
  toBeCorrectedPage,
} from './newsletter-pages.ts';
import { responsePageUrl } from './response-page.ts';
import { subscriptionOfToken, unsubscribe } from './unsubscribe.ts';

export function newsletterHandlers(backEnd: BackEnd): HandlersOf<keyof typeof newsletterEndpoints> {
  const { config, limits } = backEnd;
  return {
    'POST /web-api/newsletter-subscribe': async ({ body, shop, visitor }) => {
      const asked = await askForNewsletter(backEnd, shop, body, visitor);
      return asked.ok ? { ok: true, value: { message: { text: asked.text } } } : asked;
    },
    'POST /web-api/newsletter-subscribe/form': async ({ body, visitor }) => {
      const { channel, locale, consent, ...fields } = body;
      const shop = { channel, locale };
      const form = { ...fields, consent: consent === 'on' };
      const asked = await askForNewsletter(backEnd, shop, form, visitor);
      if (asked.ok) return pageReply(askedPage(config.origin, shop, asked.text));
      const { payload } = asked.problem;
      return payload ? pageReply(toBeCorrectedPage(config.origin, shop, payload.errors)) : asked;
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

function pageReply({ html, headers, status }: HtmlPage & { status?: 404 | 410 | 422 }) {
  const value = { media: 'text/html', body: html, ...(status && { status }) };
  return { ok: true as const, value, headers };
}
