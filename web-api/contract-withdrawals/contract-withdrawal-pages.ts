import type { ContractWithdrawal } from '@blattwerk/database/tables/contract-withdrawals.ts';
import { dateWriter } from '@blattwerk/schemas/shop/dates/date-writer.ts';
import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeAddress } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import { shopTimeZone } from '@blattwerk/schemas/shop/service/support-hours.ts';
import { hiddenFields } from '../pages/hidden-form.ts';
import { type HtmlPage, messagePage } from '../pages/message-page.ts';
import { contractWithdrawalTextsIn } from '../texts/contract-withdrawal/contract-withdrawal-texts.ts';
import { escapeHtml } from '../texts/escape-html.ts';
import { textLanguage } from '../texts/text-language.ts';
import { textsIn } from '../texts/texts.generated.ts';
import type { OfferedLine } from './withdrawn-lines.ts';

export type Shop = { channel: Channel; locale: Locale };
const names = ['name', 'email', 'number', 'goods'] as const;
export type Declared = Record<(typeof names)[number], string>;

const attributes = {
  name: 'autocomplete="name" maxlength="80" required',
  email: 'type="email" autocomplete="email" maxlength="254" required',
  number: 'maxlength="40" required',
  goods: 'maxlength="500"',
} as const;

/** Lines to choose from, for who has the order’s link. @param typed what was chosen before */
type Offered = { lines: readonly OfferedLine[]; token: string | undefined; typed?: readonly string[] };

/** Asks who withdraws from which contract, in a form that needs no script. @param wrong fields that were not whole */
export function declarePage(
  origin: string,
  shop: Shop,
  filled: Partial<Declared>,
  { wrong = [], offered }: { wrong?: readonly (keyof Declared)[]; offered?: Offered | undefined } = {},
): HtmlPage {
  const texts = contractWithdrawalTextsIn[textLanguage(shop.locale)];
  const errorOf = (name: keyof Declared) =>
    wrong.includes(name)
      ? `<p id="${name}-error" role="alert">${escapeHtml(texts.fields[name].wrong)}</p>`
      : '';
  const fields = names
    .filter((name) => name !== 'goods' || !offered)
    .map((name) => {
      const error = errorOf(name);
      const fault = error && ` aria-invalid="true" aria-describedby="${name}-error"`;
      const value = escapeHtml(filled[name] ?? '');
      return `<label for="${name}">${escapeHtml(texts.fields[name].label)}</label>
<input id="${name}" name="${name}" ${attributes[name]} value="${value}"${fault}>${error}`;
    });
  const known = { ...shop, ...(offered?.token !== undefined && { token: offered.token }) };
  const form = `<form method="post" action="/web-api/contract-withdrawal">${hiddenFields(known)}
${fields.join('\n')}
${offered ? quantityFields(offered, texts.pieces, errorOf('goods')) : ''}
<button>${escapeHtml(texts.next)}</button></form>`;
  return page(origin, shop, texts.title, [texts.text], form);
}

/** How many pieces of each line go back: all of them, to begin with. */
function quantityFields({ lines, typed = [] }: Offered, legend: string, error: string): string {
  const rows = lines
    .filter(({ isOffered }) => isOffered)
    .map(({ name, details, quantity }, place) => {
      const label = escapeHtml([name, ...details].join(', '));
      const value = escapeHtml(typed[place] ?? String(quantity));
      const range = `type="number" inputmode="numeric" min="0" max="${quantity}" step="1"`;
      return `<label for="quantity-${place}">${label}</label>
<input id="quantity-${place}" name="quantity" ${range} value="${value}">`;
    });
  return `<fieldset><legend>${escapeHtml(legend)}</legend>${rows.join('\n')}${error}</fieldset>`;
}

/** Shows what is about to be declared; nothing is before its button. */
export function confirmPage(origin: string, shop: Shop, declared: Declared, token: string): HtmlPage {
  const texts = contractWithdrawalTextsIn[textLanguage(shop.locale)];
  const form = `<form method="post" action="/web-api/contract-withdrawal/confirm">${hiddenFields({ ...shop, token })}
<button>${escapeHtml(texts.confirm)}</button></form>`;
  return page(origin, shop, texts.title, [texts.content(declared), texts.receipt(declared.email)], form);
}

export function confirmedPage(origin: string, shop: Shop, row: ContractWithdrawal): HtmlPage {
  const texts = contractWithdrawalTextsIn[textLanguage(shop.locale)];
  return page(origin, shop, texts.done, [
    texts.receivedAt(receivedAt(row, shop.locale)),
    texts.receipt(row.email),
  ]);
}

/** The moment of the second step, as a clock in Germany showed it. */
export function receivedAt(
  { confirmedAt, createdAt }: Pick<ContractWithdrawal, 'confirmedAt' | 'createdAt'>,
  locale: Locale,
): string {
  const format = { dateStyle: 'long', timeStyle: 'long', timeZone: shopTimeZone } as const;
  return dateWriter(locale, format)(confirmedAt ?? createdAt);
}

function page(
  origin: string,
  shop: Shop,
  title: string,
  paragraphs: readonly string[],
  form?: string,
): HtmlPage {
  const { channel, locale } = shop;
  const language = textLanguage(locale);
  const link = { label: textsIn[language].links.toShop, url: localeAddress(origin, channel, locale) };
  return messagePage({ channel, language, title, paragraphs, link, ...(form !== undefined && { form }) });
}
