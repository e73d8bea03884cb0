import { createServer, get } from 'node:http';
import express from 'express';
import { expect, test } from 'vitest';
import type { Visitor } from './handler.ts';
import { visitorOf } from './visitor.ts';

/** The visitor that a handler gets of a request with these headers. */
async function visitorWith(headers: Record<string, string>): Promise<Visitor> {
  const app = express().set('trust proxy', 'loopback');
  const server = createServer(app).listen(0, '127.0.0.1');
  const asked = new Promise<Visitor>((resolve) => {
    app.use((request, response) => {
      const visitor = visitorOf(request, response);
      resolve(visitor);
      response.end();
    });
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  get({ agent: false, port: typeof address === 'object' ? address?.port : 0, headers }).end();
  const visitor = await asked;
  await new Promise((resolve) => server.close(resolve));
  return visitor;
}

test('a visitor is known by network, language and headers, even when the connection has ended', async () => {
  const headers = { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6', 'accept-language': 'en-GB', accept: 'a/b' };
  const visitor = await visitorWith(headers);
  expect(visitor.address).toBe('2001:db8:1:2');
  expect(visitor.language).toBe('en');
  expect(visitor.headers.get('accept')).toBe('a/b');
  expect(visitor.signal).toBe(visitor.signal);
});

test.each([
  [{ 'accept-language': 'fr-CH, fr;q=0.9, de;q=0.8' }, 'fr'],
  [{ 'accept-language': 'pl' }, 'en'],
  [{ 'accept-language': 'pl', 'x-channel': 'myposter', 'x-locale': 'myposter-ch', 'x-language': 'it' }, 'it'],
  [{ 'accept-language': 'pl', 'x-channel': 'blattwerk', 'x-locale': 'blattwerk-es' }, 'es'],
  [{}, 'de'],
])('whoever sends %j reads %s', async (headers, language) => {
  expect((await visitorWith(headers)).language).toBe(language);
});

test('visitors share one shape, so that V8 can let go of a request at once', async () => {
  const properties = Object.values(Object.getOwnPropertyDescriptors(await visitorWith({})));
  expect(properties.filter(({ get }) => get !== undefined)).toEqual([]);
});
