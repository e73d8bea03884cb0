import { createServer } from 'node:http';
import { logRequests } from '@blattwerk/server-kit/http/log-requests.ts';
import express from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerErrors } from './answer-errors.ts';
import { dropNullCharacters } from './without-null-characters.ts';

const lines: string[] = [];
const http = createServer();
let origin = '';

beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line) => lines.push(line) });
  const app = express();
  app.use(logRequests(log, { withAddress: true }));
  app.get('/bug', () => {
    throw new Error('password=hunter2 at /home/someone');
  });
  app.get('/late', async () => {
    throw new TypeError('later');
  });
  app.get('/fine', (_request, response) => {
    response.json({});
  });
  app.use(answerErrors(log));
  http.on('request', app);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  if (typeof address === 'object') origin = `http://127.0.0.1:${address?.port}`;
});
afterAll(() => new Promise((resolve) => http.close(resolve)));

it('tells the log what broke and the visitor that something did', async () => {
  for (const path of ['/bug', '/late']) {
    const response = await fetch(origin + path);
    const text = await response.text();
    expect([response.status, text]).toEqual([500, expect.stringMatching(/^\{"error":"Something went wrong/)]);
    expect(text).not.toMatch(/hunter2|\/home|at /);
  }
  expect(lines.join('')).toContain('hunter2');
});

it('keeps tokens out of the log', async () => {
  await fetch(`${origin}/fine?token=very-secret`, { headers: { authorization: 'also-secret' } });
  expect(lines.at(-1)).toContain('"path":"/fine"');
  expect(lines.join('')).not.toMatch(/secret/);
});

it('drops NUL characters from texts and keys and nothing else', () => {
  const text = '{"a\\u0000":"b\\u0000c","d":["\\u0000",1,null,{"e":true}]}';
  expect(JSON.parse(text, dropNullCharacters)).toEqual({ a: 'bc', d: ['', 1, null, { e: true }] });
});
