import { eventGuests, events } from '@blattwerk/database/tables/events.ts';
import type { Endpoints } from '@blattwerk/schemas/web-api/endpoints.ts';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { forgetWhatIsOver } from '../background/housekeeping.ts';
import { type Browser, openBrowser } from '../test-support/browser.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { signUpCustomer } from '../test-support/sign-up-customer.ts';

type EventAnswer = z.infer<Endpoints['GET /web-api/events/{event}']['answer']['schema']>;
const today = new Date('2026-11-24T08:00:00Z');
const shop = { channel: 'blattwerk', locale: 'de-DE' };

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd({}, () => today);
});
afterAll(() => backEnd.close());

let hosts = 0;
async function openHost(): Promise<Browser & { email: string }> {
  hosts += 1;
  const browser = openBrowser(backEnd);
  const email = `gastgeber${hosts}@kunde.example`;
  await signUpCustomer(backEnd, browser, {
    email,
    password: 'vier blaue Papierschiffe',
    firstName: 'Anna',
    lastName: 'Lädt ein',
  });
  return { ...browser, email };
}

/** Sends a form as a browser does and says where it leads. */
async function send(browser: Browser, path: string, fields: Record<string, string>): Promise<URL> {
  const body = new URLSearchParams({ ...shop, ...fields });
  const response = await browser.ask(`/web-api/${path}`, { body });
  expect(response.status, await response.text()).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

const wedding = { kind: 'wedding', name: 'Anna & Jonas', date: '2027-06-12', replyBy: '2027-05-01' };

async function addEvent(browser: Browser, fields: Record<string, string> = {}): Promise<string> {
  const { pathname } = await send(browser, 'events/form', { ...wedding, ...fields });
  return pathname.split('/')[2] ?? '';
}

async function show(browser: Browser, event: string, query = ''): Promise<EventAnswer> {
  return (await browser.ask(`/web-api/events/${event}${query}`)).json();
}

const anna = {
  name: 'Anna Müller',
  street: 'Lindenweg 5',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
};

test('a host makes an event, puts guests on its list one by one, and finds, changes and deletes them', async () => {
  const host = await openHost();
  const event = await addEvent(host);
  const added = await send(host, 'events/guest/form', { event, ...anna, persons: '2' });
  expect(added.searchParams.get('notice')).toBe('guest-added');
  await send(host, 'events/guest/form', { event, name: 'Familie Béranger', country: 'DE' });
  const { totals, guests } = await show(host, event);
  expect(totals).toEqual({ guests: 2, persons: 3, coming: 0, yes: 0, no: 0, open: 2, withoutAddress: 1 });
  expect(guests.map(({ name, place }) => [name, place?.city])).toEqual([
    ['Familie Béranger', undefined],
    ['Anna Müller', 'München'],
  ]);
  expect((await show(host, event, '?find=beranger')).guests.map(({ name }) => name)).toEqual([
    'Familie Béranger',
  ]);
  expect((await show(host, event, '?by=name')).guests.map(({ name }) => name)).toEqual([
    'Anna Müller',
    'Familie Béranger',
  ]);
  expect((await show(host, event, '?state=yes')).found).toBe(0);

  const guest = guests[0]?.id ?? '';
  const changes = { event, guest, name: 'Familie Béranger', persons: '4', reply: 'yes', coming: '3' };
  await send(host, 'events/guest/save/form', changes);
  expect((await show(host, event)).totals).toMatchObject({ persons: 6, coming: 3, yes: 1, open: 1 });
  await send(host, 'events/guest/delete/form', { event, guest });
  expect((await show(host, event)).totals.guests).toBe(1);
});

test('a form that cannot be taken is shown again with what was typed and what to do', async () => {
  const host = await openHost();
  const refused = await send(host, 'events/form', { ...wedding, name: '', date: '2025-01-01' });
  expect([refused.pathname, refused.search]).toEqual(['/gaesteliste/', '?notice=incomplete']);
  const { draft } = await (await host.ask('/web-api/events')).json();
  expect(Object.keys(draft.errors).toSorted()).toEqual(['date', 'name']);
  expect(draft.fields).toMatchObject({ kind: 'wedding', date: '2025-01-01' });
  const event = await addEvent(host);
  expect((await (await host.ask('/web-api/events')).json()).draft).toBeNull();
  await send(host, 'events/guest/form', { event, ...anna, postalCode: '803' });
  const shown = await show(host, event);
  expect(shown.draft).toEqual({
    fields: { ...anna, postalCode: '803' },
    errors: { postalCode: ['Bitte die Postleitzahl prüfen, zum Beispiel 80331.'] },
  });
  expect(shown.totals.guests).toBe(0);
});

test('an event is its host’s alone, and the poster channel has none', async () => {
  const host = await openHost();
  const event = await addEvent(host);
  await send(host, 'events/guest/form', { event, ...anna });
  const stranger = await openHost();
  expect((await stranger.ask(`/web-api/events/${event}`)).status).toBe(404);
  expect((await openBrowser(backEnd).ask(`/web-api/events/${event}`)).status).toBe(401);
  const exported = `/web-api/event-export?${new URLSearchParams({ ...shop, event, what: 'guests' })}`;
  expect((await stranger.ask(exported)).status).toBe(404);
  const guest = (await show(host, event)).guests[0]?.id ?? '';
  await send(stranger, 'events/form', { ...wedding, event, name: 'Gekapert' });
  await send(stranger, 'events/guest/form', { event, name: 'Eve' });
  await send(stranger, 'events/guest/save/form', { event, guest, name: 'Eve' });
  await send(stranger, 'events/guest/delete/form', { event, guest });
  await send(stranger, 'events/paste/form', { event, list: 'Eve' });
  await send(stranger, 'events/take/form', { event });
  await send(stranger, 'events/delete/form', { event });
  expect((await show(host, event)).event.name).toBe('Anna & Jonas');
  expect((await show(host, event)).guests.map(({ name }) => name)).toEqual(['Anna Müller']);
  const headers = { 'x-channel': 'myposter', 'x-locale': 'myposter-de' };
  expect((await host.ask('/web-api/events', { headers })).status).toBe(401);
});

test('a guest replies by the own link alone; a wrong link and a deleted event lead to no invitation', async () => {
  const host = await openHost();
  const event = await addEvent(host, { words: 'Wir freuen uns!' });
  await send(host, 'events/guest/form', { event, ...anna, persons: '3' });
  const [guest] = (await show(host, event)).guests;
  const link = new URL(guest?.replyUrl ?? '');
  expect(link.pathname).toBe('/antwort/');
  const token = link.searchParams.get('token') ?? '';
  const phone = openBrowser(backEnd);
  const read = (given: string) => phone.ask(`/web-api/event-reply?token=${encodeURIComponent(given)}`);
  const invited = await (await read(token)).json();
  expect(invited).toMatchObject({
    event: { name: 'Anna & Jonas', words: 'Wir freuen uns!' },
    canReply: true,
  });
  expect(JSON.stringify(invited)).not.toContain('Lindenweg');

  const fields = { token, reply: 'yes', coming: '2', message: 'Mit Freude!', diet: 'vegetarisch' };
  expect((await send(phone, 'event-reply/form', fields)).searchParams.get('notice')).toBe('replied');
  const { totals, guests } = await show(host, event);
  expect(totals).toMatchObject({ coming: 2, yes: 1, open: 0 });
  expect(guests[0]).toMatchObject({
    message: 'Mit Freude!',
    diet: 'vegetarisch',
    repliedAt: today.toISOString(),
  });
  // More than were invited do not come.
  expect((await send(phone, 'event-reply/form', { ...fields, coming: '4' })).searchParams.get('notice')).toBe(
    'incomplete',
  );
  await send(phone, 'event-reply/form', { token, reply: 'no' });
  expect((await show(host, event)).totals).toMatchObject({ coming: 0, no: 1 });

  expect((await read(`${token.slice(0, -2)}AA`)).status).toBe(404);
  await send(host, 'events/delete/form', { event });
  expect((await read(token)).status).toBe(404);
  expect((await send(phone, 'event-reply/form', fields)).searchParams.get('notice')).toBeNull();
});

test('after the day they were asked for, replies are closed', async () => {
  const host = await openHost();
  const event = await addEvent(host, { date: '2026-11-30', replyBy: '2026-11-23' });
  await send(host, 'events/guest/form', { event, ...anna });
  const [guest] = (await show(host, event)).guests;
  const token = new URL(guest?.replyUrl ?? '').searchParams.get('token') ?? '';
  const closed = await send(openBrowser(backEnd), 'event-reply/form', { token, reply: 'yes' });
  expect(closed.searchParams.get('notice')).toBe('closed');
  expect((await show(host, event)).totals.open).toBe(1);
});

test('a list is looked at before it is saved: good lines are taken, wrong ones named, twice is once', async () => {
  const host = await openHost();
  const event = await addEvent(host);
  await send(host, 'events/guest/form', { event, ...anna });
  const list = [
    'Name\tStraße\tPLZ\tOrt',
    'Anna Müller\t\t\t',
    'Bert\tAm Markt 3\t80\tUlm',
    'Cleo\t\t\t',
  ].join('\n');
  const led = await send(host, 'events/paste/form', { event, list });
  expect(led.pathname).toBe(`/gaesteliste/${event}/list/`);
  const upload = async () => (await host.ask(`/web-api/events/${event}/upload`)).json();
  expect(await upload()).toMatchObject({
    hasHead: true,
    columns: [{ holds: 'name' }, { holds: 'street' }, { holds: 'postalCode' }, { holds: 'city' }],
    good: 1,
    wrong: [{ line: 3 }],
    duplicates: [{ line: 2, name: 'Anna Müller' }],
  });
  expect((await show(host, event)).totals.guests).toBe(1);
  // Told that the second column is nothing that is taken, the wrong line is none any more.
  const body = new URLSearchParams({ ...shop, event, hasHead: 'on' });
  for (const column of ['name', 'nothing', 'nothing', 'nothing']) body.append('column', column);
  await host.ask('/web-api/events/columns/form', { body });
  expect(await upload()).toMatchObject({ good: 2, wrong: [] });
  const taken = await Promise.all([1, 2].map(() => send(host, 'events/take/form', { event })));
  expect(taken.map(({ searchParams }) => searchParams.get('count')).toSorted()).toEqual(['2', null]);
  expect((await show(host, event, '?by=name')).guests.map(({ name }) => name)).toEqual([
    'Anna Müller',
    'Bert',
    'Cleo',
  ]);
  expect((await host.ask(`/web-api/events/${event}/upload`)).status).toBe(404);
});

test('a table that was downloaded can be uploaded again, and no cell of it is a formula', async () => {
  const host = await openHost();
  const event = await addEvent(host);
  await send(host, 'events/guest/form', { event, ...anna, persons: '2', email: 'a@kunde.example' });
  await send(host, 'events/guest/form', { event, name: '=HYPERLINK("http://x")' });
  const table = (what: string) =>
    host.ask(`/web-api/event-export?${new URLSearchParams({ ...shop, event, what })}`);
  const guests = await table('guests');
  expect(guests.headers.get('content-disposition')).toContain('gaeste-anna-jonas.csv');
  const text = await guests.text();
  expect(text).toContain(`"'=HYPERLINK`);
  expect(await (await table('envelopes')).text()).toBe(
    'Zeile 1;Zeile 2;Zeile 3\r\nAnna Müller;Lindenweg 5;80331 München\r\n',
  );
  const other = await addEvent(host, { name: 'Noch eins' });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...shop, event: other })) form.append(name, value);
  form.append('file', new Blob([text], { type: 'text/csv' }), 'gaeste.csv');
  await host.ask('/web-api/events/upload/form', { body: form });
  await send(host, 'events/take/form', { event: other });
  const again = await show(host, other, '?by=name');
  expect(again.guests.at(-1)).toMatchObject({
    name: 'Anna Müller',
    persons: 2,
    email: 'a@kunde.example',
    place: { street: 'Lindenweg 5' },
  });
});

test('a list has an end: what does not fit stays out', async () => {
  const host = await openHost();
  const event = await addEvent(host);
  const names = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => `Gast ${from + at}`).join('\n');
  await send(host, 'events/paste/form', { event, list: names(0, 990) });
  await send(host, 'events/take/form', { event });
  await send(host, 'events/paste/form', { event, list: names(990, 1010) });
  expect((await send(host, 'events/take/form', { event })).searchParams.get('count')).toBe('10');
  expect((await send(host, 'events/guest/form', { event, ...anna })).searchParams.get('notice')).toBe('full');
  const last = await show(host, event, '?by=name&part=99');
  expect([last.found, last.part, last.parts, last.guests.length]).toEqual([1000, 20, 20, 50]);
  expect(last.guests.at(-1)?.name).toBe('Gast 999');
});

test('twenty events are the most, even when two come at once', async () => {
  const host = await openHost();
  for (let number = 0; number < 19; number += 1) await addEvent(host);
  const both = await Promise.all([1, 2].map(() => send(host, 'events/form', wedding)));
  expect(both.map(({ searchParams }) => searchParams.get('notice')).toSorted()).toEqual([
    'event-saved',
    'full',
  ]);
});

test('events go with the account, are part of its data, and are forgotten half a year after they were', async () => {
  const host = await openHost();
  const event = await addEvent(host, { date: '2026-06-01', replyBy: '' });
  const later = await addEvent(host, { date: '2026-06-02', replyBy: '' });
  await send(host, 'events/guest/form', { event, ...anna });
  const known = await (await host.ask('/web-api/customer-export?channel=blattwerk')).text();
  expect(JSON.parse(known).events[0]).toMatchObject({
    name: 'Anna & Jonas',
    guests: [{ name: 'Anna Müller' }],
  });
  expect(known).not.toContain('token=');

  await forgetWhatIsOver(backEnd.database, new Date('2026-11-28T12:00:00Z'));
  const left = await backEnd.database
    .select({ id: events.id })
    .from(events)
    .where(eq(events.date, '2026-06-02'));
  expect(left).toEqual([{ id: later }]);
  expect((await host.ask(`/web-api/events/${event}`)).status).toBe(404);
  const [guests] = await backEnd.database
    .select({ number: count() })
    .from(eventGuests)
    .where(eq(eventGuests.eventId, event));
  expect(guests?.number).toBe(0);
});

test('who signs in where no scripts run comes back to the page that asked, and to no other shop', async () => {
  const host = await openHost();
  const visitor = openBrowser(backEnd);
  const login = { email: host.email, password: 'vier blaue Papierschiffe' };
  const back = await send(visitor, 'customer-login/form', { ...login, returnTo: '/gaesteliste/' });
  expect(back.href).toBe(`${backEnd.origin}/gaesteliste/`);
  const wrong = await send(visitor, 'customer-login/form', {
    ...login,
    password: 'x',
    returnTo: '/gaesteliste/',
  });
  expect(wrong.href).toBe(`${backEnd.origin}/gaesteliste/?notice=refused`);
  for (const returnTo of ['//evil.example/', 'https://evil.example/', '/\\evil.example']) {
    const body = new URLSearchParams({ ...shop, ...login, returnTo });
    expect((await visitor.ask('/web-api/customer-login/form', { body })).status).toBe(400);
  }
});
