import { createServer, type RequestListener } from 'node:http';
import { publicAnd } from '@blattwerk/server-kit/http/reachable-networks.ts';
import { listen } from '@blattwerk/server-kit/testing/listen.ts';
import { afterEach, expect, test } from 'vitest';
import { postWebhook } from './post-webhook.ts';

const loopback = publicAnd(['127.0.0.0/8', '::1']);
const servers: Awaited<ReturnType<typeof listen>>[] = [];

async function receiver(answer: RequestListener) {
  const listening = await listen(createServer(answer));
  servers.push(listening);
  return { ...listening, port: new URL(listening.origin).port };
}

afterEach(() => {
  for (const { server } of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const event = { headers: { 'webhook-id': 'a' }, body: '{"text":"Grüße"}', timeoutSeconds: 0.3 };

test('an event is sent as it was signed, and taken with a status of success', async () => {
  const received: unknown[] = [];
  const { origin } = await receiver(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    received.push([request.method, request.url, request.headers['webhook-id'], body]);
    response.writeHead(202).end('x'.repeat(100_000));
  });
  const answer = await postWebhook(`${origin}/hook?a=1`, { ...event, reach: undefined });
  expect(answer).toEqual({ isTaken: true, status: 202, message: 'Accepted' });
  expect(received).toEqual([['POST', '/hook?a=1', 'a', event.body]]);
});

test('what is answered with an error, with a redirect, late or not at all is not taken', async () => {
  let followed = 0;
  const elsewhere = await receiver((_, response) => {
    followed += 1;
    response.end();
  });
  const { origin } = await receiver((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { location: elsewhere.origin }).end();
    if (request.url === '/broken') response.writeHead(500).end();
  });
  const post = (address: string) => postWebhook(address, { ...event, reach: undefined });
  expect(await post(`${origin}/moved`)).toEqual({
    isTaken: false,
    status: 302,
    message: 'Found: redirects are not followed',
  });
  expect(followed).toBe(0);
  expect(await post(`${origin}/broken`)).toMatchObject({ isTaken: false, status: 500 });
  const unanswered = { isTaken: false, status: null };
  expect(await post(`${origin}/silent`)).toEqual({ ...unanswered, message: 'no answer within 0.3 s' });
  expect(await post('http://127.0.0.1:1/')).toEqual({ ...unanswered, message: 'not reachable' });
});

test('nothing in a private network is reached, by its number or by a name that leads there', async () => {
  let asked = 0;
  const { port } = await receiver((_, response) => {
    asked += 1;
    response.end();
  });
  const refusal = 'lies in a private network, which WEBHOOK_NETWORKS does not name';
  const publicOnly = publicAnd([]);
  for (const host of [
    '127.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0x7f.1',
    '2130706433',
    'localhost',
    '0.0.0.0',
  ]) {
    const answer = await postWebhook(`http://${host}:${port}/`, { ...event, reach: publicOnly });
    expect([host, answer]).toEqual([host, { isTaken: false, status: null, message: refusal }]);
  }
  expect(asked).toBe(0);
  // A connection that another request left open there is not used either.
  await fetch(`http://localhost:${port}/`);
  expect((await postWebhook(`http://localhost:${port}/`, { ...event, reach: publicOnly })).message).toBe(
    refusal,
  );
  expect(asked).toBe(1);
  for (const host of ['127.0.0.1', 'localhost'])
    expect(await postWebhook(`http://${host}:${port}/`, { ...event, reach: loopback })).toMatchObject({
      isTaken: true,
    });
});
