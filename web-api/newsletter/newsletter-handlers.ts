import { localeAddress } from '@blattwerk/schemas/shop/site-origins.ts';
import type { newsletterEndpoints } from '@blattwerk/schemas/web-api/newsletter/newsletter-endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import { formProblem } from '../http/form-problem.ts';
import type { HandlersOf, Reply } from '../http/handler.ts';
import { problem } from '../http/problems.ts';
import { messagePage } from '../pages/message-page.ts';
import { pageForm } from '../pages/page-form.ts';
import { textLanguage } from '../texts/text-language.ts';
import { confirmSubscription } from './confirm.ts';
import { newsletterTexts } from './newsletter-texts.ts';
import { readNewsletterForm } from './read-form.ts';
import { responsePageUrl } from './response-page.ts';
import { subscribe } from './subscribe.ts';
import { subscriptionOfToken, unsubscribe } from './unsubscribe.ts';

export function newsletterHandlers(backEnd: BackEnd): HandlersOf<keyof typeof newsletterEndpoints> {
  const { clock, limits } = backEnd;
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
      await subscribe(backEnd, shop, read.form);
      return { ok: true, value: { message: { text: texts.answer } } };
    },
    'GET /web-api/newsletter-confirm': async ({ query, visitor }) => {
      const refused = await limits.take(['newsletter link by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      return confirm(backEnd, query.token);
    },
    'GET /web-api/newsletter-unsubscribe': async ({ query, visitor }) => {
      const refused = await limits.take(['newsletter link by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const { token } = query;
      const subscription = await subscriptionOfToken(backEnd, token);
      if (!subscription) return linkPage(backEnd, 'forged');
      const { channel, locale } = subscription;
      const language = textLanguage(locale);
      const { title, text, button, failed } = newsletterTexts[language].leave;
      const address = '/web-api/newsletter-unsubscribe';
      const form = pageForm({ address, channel, locale, body: { token }, fields: '', button, failed });
      const page = messagePage({ channel, language, title, paragraphs: [text], form });
      return { ok: true, value: { media: 'text/html', body: page.html }, headers: page.headers };
    },
    'POST /web-api/newsletter-unsubscribe': async ({ body, shop, visitor }) => {
      const refused = await limits.take(['newsletter link by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const { leave, forged } = newsletterTexts[textLanguage(shop.locale)];
      const subscription = await subscriptionOfToken(backEnd, body.token);
      if (!subscription) {
        const detail = 'This is no token of a subscription: use the link in the message.';
        return { ok: false, problem: problem(404, detail, { message: { text: forged.text } }) };
      }
      await unsubscribe(backEnd, subscription.id);
      return { ok: true, value: { message: { text: leave.done } } };
    },
  };
}

async function confirm(backEnd: BackEnd, token: string): Promise<Reply<'GET /web-api/newsletter-confirm'>> {
  const { config, database } = backEnd;
  const confirmation = await confirmSubscription(backEnd, token);
  if (!confirmation.ok) return linkPage(backEnd, confirmation.reason);
  const { channel, locale } = confirmation;
  const url = await responsePageUrl(database, config.origin, channel, locale);
  if (url) return { ok: true, value: { redirectTo: url }, headers: { 'referrer-policy': 'no-referrer' } };
  const language = textLanguage(locale);
  const texts = newsletterTexts[language];
  const link = { label: texts.toShop, url: localeAddress(config.origin, channel, locale) };
  const { title, text } = texts.confirmed;
  const page = messagePage({ channel, language, title, paragraphs: [text], link });
  return { ok: true, value: { media: 'text/html', body: page.html }, headers: page.headers };
}

/** Who has no valid token has no shop either: the card channel's German one answers. */
function linkPage({ config }: BackEnd, reason: 'forged' | 'expired') {
  const { toShop, ...texts } = newsletterTexts.de;
  const { title, text } = texts[reason];
  const link = { label: toShop, url: config.origin };
  const page = messagePage({ channel: 'blattwerk', language: 'de', title, paragraphs: [text], link });
  const status = reason === 'expired' ? (410 as const) : (404 as const);
  const value = { media: 'text/html', body: page.html, status };
  return { ok: true as const, value, headers: page.headers };
}
