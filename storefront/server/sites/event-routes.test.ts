import { expect, test } from 'vitest';
import { readRoute } from './read-route.ts';

const event = '0b7ab4d6-3f6e-4f0a-9d6c-0f6d5c1f7a11';
const guest = '5d0a3c52-93ce-4a5e-8a9b-6d8f9f0c2b22';

test.each([
  ['gaesteliste', undefined],
  [`gaesteliste/${event}`, { id: event }],
  [`gaesteliste/${event}/edit`, { id: event, page: 'edit' }],
  [`gaesteliste/${event}/list`, { id: event, page: 'list' }],
  [`gaesteliste/${event}/${guest}`, { id: event, page: { guest } }],
])('%s is a page of the event portal', (path, expected) => {
  const { route } = readRoute('blattwerk', 'de', path);
  expect([route.program, route.event]).toEqual(['events', expected]);
});

test('another language’s address leads to the same page under its own name', () => {
  expect(readRoute('blattwerk', 'de', `guest-list/${event}`).path).toBe(`gaesteliste/${event}`);
  expect(readRoute('blattwerk', 'fr', 'rsvp')).toMatchObject({
    route: { program: 'reply' },
    path: 'reponse',
  });
});

test.each(['gaesteliste/1', `gaesteliste/${event}/mehr`, `gaesteliste/${event}/list/1`, 'antwort/1'])(
  '%s is no page',
  (path) => expect(readRoute('blattwerk', 'de', path).route.program).toBeUndefined(),
);

test('the poster channel has no event portal', () => {
  for (const path of ['gaesteliste', `gaesteliste/${event}`, 'antwort'])
    expect(readRoute('myposter', 'de', path).route.program).toBeUndefined();
});
