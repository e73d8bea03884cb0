import { en } from '@blattwerk/schemas/languages/en.ts';
import type { PressGroup } from '@blattwerk/schemas/print/press-group.ts';
import { formatMoney, type Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import { paperTable } from '@blattwerk/schemas/shop/cards/papers.ts';
import type { DeskOrder, DeskStep, MoveRefusal } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import type { OrderStep } from '../../base/api/order-desk-api.ts';
import type { ApiError } from '../../base/api/result.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import type { MessageKey, Say } from '../messages/messages.ts';

export const writtenMoney = (say: Say, amount: Money): string =>
  formatMoney(amount, say.language === 'de' ? 'de-DE' : 'en-GB');

/** Day and time, as short as they can be told apart. */
export const writtenMoment = (say: Say, at: string): string =>
  new Date(at).toLocaleString(say('locale'), {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });

export const writtenDate = (say: Say, at: string): string =>
  new Date(at).toLocaleDateString(say('locale'), { dateStyle: 'short', timeZone: 'Europe/Berlin' });

export const writtenRate = (say: Say, ratePerMille: number): string =>
  (ratePerMille / 1000).toLocaleString(say('locale'), { style: 'percent', maximumFractionDigits: 1 });

export function stepLabel(say: Say, step: OrderStep): string {
  if ('state' in step) return say(`orders.step.${step.state}`);
  return say(step.paymentState === 'refunded' ? 'orders.pay.refunded' : 'orders.pay.paid');
}

/** A step that the server offers, as it is asked for. */
export function askedStep(step: DeskStep): OrderStep {
  return step.of === 'order' ? { state: step.next } : { paymentState: step.next };
}

export const refusalSentence = (say: Say, refusal: MoveRefusal, detail = ''): string =>
  say(`orders.refusal.${refusal}`, { detail });

const eventKeys: ReadonlySet<string> = new Set<MessageKey>([
  'orders.event.anonymised',
  'orders.event.erased',
  'orders.event.erasure-asked',
  'orders.event.placed',
  'orders.event.parcel:shipped',
  'orders.event.state:placed',
  'orders.event.state:in_print',
  'orders.event.state:shipped',
  'orders.event.state:delivered',
  'orders.event.state:cancelled',
  'orders.event.payment:open',
  'orders.event.payment:authorized',
  'orders.event.payment:paid',
  'orders.event.payment:refunded',
  'orders.event.payment:part-refunded',
  'orders.event.payment:part-credited',
  'orders.event.withdrawn',
  'orders.event.payment:cancelled',
  'orders.event.desk:hand-over',
  'orders.event.desk:note',
  'orders.event.desk:mail:order-placed',
  'orders.event.desk:mail:order-cancelled',
]);

const isEventKey = (key: string): key is MessageKey => eventKeys.has(key);

/** What happened; a kind that this program does not know stands as it is. */
export function eventSentence(say: Say, { kind }: DeskOrder['events'][number]): string {
  const key = `orders.event.${kind}`;
  return isEventKey(key) ? say(key) : kind;
}

export const deskErrorSentence = (say: Say, error: ApiError): string =>
  error.kind === 'missing' ? say('orders.missing') : errorSentence(say, error);

const english = new Map(Object.entries(en.phrases));
const paperWord = (say: Say, german: string): string =>
  say.language === 'de' ? german : (english.get(german) ?? german);

/** What sheets are printed on and with. */
export function pressGroupWords(say: Say, { stock, paper, foil, refinement, sides }: PressGroup): string {
  return [
    paperWord(say, paperTable[paper].label),
    ...(stock === 'adhesive' ? [say('orders.runs.adhesive')] : []),
    say(foil === null ? 'orders.runs.noFoil' : `orders.foil.${foil}`),
    ...(refinement === 'relief' ? [say('orders.runs.relief')] : []),
    say(`orders.runs.sides.${sides}`),
  ].join(' · ');
}

/** A file's size in megabytes. */
export function sizeIn(locale: string, bytes: number): string {
  const options = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  return (Math.max(100_000, bytes) / 1_000_000).toLocaleString(locale, options);
}
