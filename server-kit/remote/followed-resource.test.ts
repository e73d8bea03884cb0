import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { listen } from '../testing/listen.ts';
import { followResource } from './followed-resource.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Follows a document of a server that answers as `answer` says; the clock stands until `wait`. */
async function follow(
  answer: Answer,
  change: { maxBytes?: number; timeoutSeconds?: number; patienceSeconds?: number } = {},
) {
  const { server, origin } = await listen(createServer(answer));
  stops.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const warnings: unknown[] = [];
  let time = 1_000_000;
  const resource = followResource({
    url: new URL('/facts', origin),
    schema: z.strictObject({ version: z.string() }),
    maxBytes: 1_000,
    freshSeconds: 60,
    retrySeconds: 5,
    timeoutSeconds: 3,
    log: { warn: (line: unknown) => warnings.push(line) },
    now: () => time,
    ...change,
  });
  const wait = (seconds: number) => {
    time += seconds * 1000;
  };
  return { resource, warnings, wait };
}

const send = (response: ServerResponse, version: string) =>
  response.setHeader('etag', `"${version}"`).end(JSON.stringify({ version }));

test('an answer counts for a while and is then asked for by its ETag', async () => {
  const tags: (string | undefined)[] = [];
  const { resource, wait } = await follow((request, response) => {
    tags.push(request.headers['if-none-match']);
    if (request.headers['if-none-match'] === '"one"' && tags.length < 3) response.writeHead(304).end();
    else send(response, tags.length === 1 ? 'one' : 'two');
  });
  const one = { state: 'current', value: { version: 'one' } };
  expect(await Promise.all([resource.current(), resource.current()])).toEqual([one, one]);
  wait(59);
  expect(await resource.current()).toEqual(one);
  expect(tags).toEqual([undefined]);
  wait(2);
  expect(await resource.current()).toEqual(one);
  expect(tags).toEqual([undefined, '"one"']);
  resource.expire();
  expect(await resource.current()).toEqual({ state: 'current', value: { version: 'two' } });
  expect(tags).toEqual([undefined, '"one"', '"one"']);
});

test('while the server fails the last answer is kept, said once, and asked for again after a pause', async () => {
  let isBroken = false;
  let questions = 0;
  const { resource, wait, warnings } = await follow((_request, response) => {
    questions += 1;
    if (isBroken) response.writeHead(503).end();
    else send(response, 'one');
  });
  await resource.current();
  isBroken = true;
  wait(61);
  const kept = { state: 'kept', value: { version: 'one' }, asOf: new Date(1_000_000) };
  expect(await resource.current()).toEqual(kept);
  expect(await resource.current()).toEqual(kept);
  expect(questions).toBe(2);
  wait(6);
  await resource.current();
  expect([questions, warnings.length]).toEqual([3, 1]);
  isBroken = false;
  wait(6);
  expect(await resource.current()).toMatchObject({ state: 'current' });
  isBroken = true;
  resource.expire();
  await resource.current();
  expect(warnings).toHaveLength(2);
});

test('a server that is still starting is waited for without a word, one that stays away is spoken of once', async () => {
  let isThere = false;
  const { resource, wait, warnings } = await follow(
    (_request, response) => {
      if (isThere) send(response, 'one');
      else response.writeHead(503).end();
    },
    { patienceSeconds: 60 },
  );
  const askFor = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 6) {
      await resource.current();
      wait(6);
    }
  };
  await askFor(60);
  expect(warnings).toHaveLength(0);
  await askFor(600);
  expect(warnings).toHaveLength(1);
  isThere = true;
  expect(await resource.current()).toMatchObject({ state: 'current' });
  isThere = false;
  resource.expire();
  await askFor(60);
  expect(warnings).toHaveLength(1);
});

test.each([
  ['no JSON', (response: ServerResponse) => response.end('<p>')],
  ['another form', (response: ServerResponse) => response.end('{"version":1}')],
  ['too much', (response: ServerResponse) => response.end(JSON.stringify({ version: 'x'.repeat(2_000) }))],
  ['no answer in time', () => {}],
])('%s leaves it unknown', async (_, answer) => {
  const { resource, warnings } = await follow((_request, response) => answer(response), {
    timeoutSeconds: 0.2,
  });
  expect(await resource.current()).toEqual({ state: 'unknown' });
  expect(warnings).toHaveLength(1);
});

test('news that comes during a question about the old state is asked for at once', async () => {
  const questions: ServerResponse[] = [];
  const asked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { resource } = await follow((_request, response) => {
    asked[questions.push(response) - 1]?.resolve();
  });
  const first = resource.current();
  await asked[0]?.promise;
  resource.expire();
  const second = resource.current();
  const third = resource.current();
  if (questions[0]) send(questions[0], 'old');
  expect(await first).toMatchObject({ state: 'current', value: { version: 'old' } });
  await asked[1]?.promise;
  if (questions[1]) send(questions[1], 'new');
  for (const known of [second, third, resource.current()])
    expect(await known).toMatchObject({ state: 'current', value: { version: 'new' } });
  expect(questions).toHaveLength(2);
});
