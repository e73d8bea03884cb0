import { guestOrders, guestReplies } from '@blattwerk/schemas/shop/events/event-kinds.ts';
import { accountNotices } from '@blattwerk/schemas/shop/visitors/account-notices.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { eventNotices } from '@blattwerk/schemas/web-api/events/event-form-endpoints.ts';
import type { ShownInvitation } from '../../../page/document/shown-invitation.ts';
import type { PageRoute } from '../../../page/request/page-data.ts';
import { programHead } from '../head/program-head.ts';
import { type Asked, type LoadedPage, notMine } from '../loading/asked.ts';
import { shownSettings } from '../loading/fetch-stories.ts';

type Step = ShownInvitation extends infer Shown
  ? Shown extends ShownInvitation
    ? Omit<Shown, 'kind' | 'notice' | 'count' | 'head'>
    : never
  : never;

/** Events and guest lists of a customer, and where guests reply. Asked for with the visitor's own cookies. */
export async function resolveInvitation({
  request: { address, query, cookies },
  page,
  sources,
  stories,
}: Asked): Promise<LoadedPage | typeof notMine> {
  const { program } = page.route;
  if (program !== 'events' && program !== 'reply') return notMine;
  const ask = sources.askFor(page, cookies);
  const shown = program === 'reply' ? reply(ask, query) : portal(ask, page.route.event, query);
  const [{ settings }, step] = await Promise.all([stories(), shown]);
  if (!step) return notMine;
  const count = Number(query.get('count') ?? Number.NaN);
  const outcome = {
    kind: 'personal' as const,
    notice: eventNotices.find((known) => known === query.get('notice')),
    count: Number.isSafeInteger(count) ? count : undefined,
    head: programHead(program, { page, path: address.path }),
    ...step,
  };
  return { content: { page, settings: shownSettings(settings), outcome }, isComplete: false };
}

async function reply(ask: WebApiClient, query: URLSearchParams): Promise<Step> {
  const token = query.get('token') ?? '';
  if (token === '' || token.length > 300) return { step: 'reply', invited: 'unknown', token: '' };
  const found = await ask('GET /web-api/event-reply', { query: { token } });
  if (!found.ok && found.problem.status >= 500) return { step: 'unreachable' };
  return { step: 'reply', invited: found.ok ? found.value : 'unknown', token };
}

/** Undefined for what is not there, or is another customer’s. */
async function portal(
  ask: WebApiClient,
  event: PageRoute['event'],
  query: URLSearchParams,
): Promise<Step | undefined> {
  if (!event) {
    const events = await ask('GET /web-api/events', {});
    return events.ok ? { step: 'events', answer: events.value } : without(events.problem, query);
  }
  const { id, page } = event;
  if (page === 'list') {
    const list = await ask('GET /web-api/events/{event}/upload', { params: { event: id } });
    if (list.ok) return { step: 'list', eventId: id, answer: list.value };
    return without(list.problem, query) ?? { step: 'list', eventId: id, answer: undefined };
  }
  if (typeof page === 'object') {
    const guest = await ask('GET /web-api/events/{event}/guests/{guest}', {
      params: { event: id, guest: page.guest },
    });
    return guest.ok ? { step: 'guest', answer: guest.value } : without(guest.problem, query);
  }
  const found = await ask('GET /web-api/events/{event}', { params: { event: id }, query: wanted(query) });
  if (!found.ok) return without(found.problem, query);
  if (page === 'edit') return { step: 'event-edit', answer: found.value };
  return { step: 'event', answer: found.value, search: searchOf(query) };
}

function without({ status }: Problem, query: URLSearchParams): Step | undefined {
  const signIn = accountNotices.find((known) => known === query.get('notice'));
  if (status === 401) return { step: 'sign-in', signIn };
  return status === 404 ? undefined : { step: 'unreachable' };
}

const choices = ['find', 'state', 'by'] as const;

/** What of the address chooses guests; anything else of it is left out rather than refused. */
function wanted(query: URLSearchParams) {
  const part = Number(query.get('part') ?? '1');
  return {
    find: query.get('find')?.slice(0, 100) || undefined,
    state: guestReplies.find((known) => known === query.get('state')),
    by: guestOrders.find((known) => known === query.get('by')) ?? 'added',
    part: Number.isSafeInteger(part) && part >= 1 && part <= 9999 ? part : 1,
  };
}

function searchOf(query: URLSearchParams): string {
  const kept = choices.flatMap((name): [string, string][] => {
    const value = query.get(name);
    return value ? [[name, value.slice(0, 100)]] : [];
  });
  return new URLSearchParams(kept).toString();
}
