import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { viesAuthority } from './vies-authority.ts';

type Reply = { status?: number; body: unknown } | 'hangs' | 'breaks off';

let server: Server;
let url: string;
let replies: Reply[];
let asked: { path: string | undefined; body: unknown }[];

// Speaks the published protocol: failures come as errorWrappers, with status 200 as well as with others.
beforeEach(async () => {
  replies = [];
  asked = [];
  server = createServer(async (request, response) => {
    asked.push({ path: request.url, body: await json(request) });
    const reply = replies.shift() ?? { status: 500, body: {} };
    if (reply === 'hangs') return;
    if (reply === 'breaks off') {
      response.socket?.destroy();
      return;
    }
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  url = `http://127.0.0.1:${address.port}/rest-api/`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const company = {
  country: 'FR' as const,
  firstName: 'Claire',
  lastName: 'Dupont',
  company: 'Papeterie Dupont SARL',
  careOf: '',
  street: '3 rue de la Paix',
  postalCode: '75002',
  city: 'Paris',
  province: '',
  vatId: 'FR32123456789',
};
const valid = {
  countryCode: 'FR',
  vatNumber: '32123456789',
  requestDate: '2026-11-27T04:17:44.000Z',
  valid: true,
  requestIdentifier: 'WAPIAAAAYzq1',
  name: 'PAPETERIE DUPONT SARL',
  address: '3 RUE DE LA PAIX\n75002 PARIS',
};
const failure = (error: string, status = 200) => ({
  status,
  body: { actionSucceed: false, errorWrappers: [{ error }] },
});
const confirm = () =>
  viesAuthority({ url, requester: 'DE123456789', timeoutMilliseconds: 200, pauseMilliseconds: 1 }).confirm(
    company,
  );

test('asks as the seller, and keeps the number of the answer', async () => {
  replies = [{ body: valid }];
  expect(await confirm()).toEqual({
    kind: 'confirmed',
    reference: 'WAPIAAAAYzq1',
    note: 'VIES 2026-11-27, PAPETERIE DUPONT SARL, 3 RUE DE LA PAIX 75002 PARIS',
  });
  expect(asked).toEqual([
    {
      path: '/rest-api/check-vat-number',
      body: {
        countryCode: 'FR',
        vatNumber: '32123456789',
        requesterMemberStateCode: 'DE',
        requesterNumber: '123456789',
        traderName: 'Papeterie Dupont SARL',
        traderStreet: '3 rue de la Paix',
        traderPostalCode: '75002',
        traderCity: 'Paris',
      },
    },
  ]);
});

test('a VAT id that does not exist is refused', async () => {
  replies = [{ body: { ...valid, valid: false, requestIdentifier: '', name: '---', address: '---' } }];
  expect(await confirm()).toEqual({ kind: 'refused', note: 'VIES 2026-11-27' });
  replies = [failure('INVALID_INPUT', 400)];
  expect(await confirm()).toEqual({ kind: 'refused', note: 'VIES: INVALID_INPUT' });
});

test.each([
  ['another company’s', { ...valid, name: 'BOULANGERIE MARTIN' }],
  ['not the name', { ...valid, traderNameMatch: 'INVALID' }],
  ['of states that name nobody', { ...valid, name: '---', address: '---' }],
])('one that is %s is for people to judge', async (_, body) => {
  replies = [{ body }];
  expect(await confirm()).toMatchObject({ kind: 'undecided' });
});

test('a state that compares the name itself is believed', async () => {
  replies = [{ body: { ...valid, name: '---', traderNameMatch: 'VALID' } }];
  expect(await confirm()).toMatchObject({ kind: 'confirmed', reference: 'WAPIAAAAYzq1' });
});

test('what may be better in a moment is asked again', async () => {
  replies = [failure('MS_MAX_CONCURRENT_REQ'), 'breaks off', { body: valid }];
  expect(await confirm()).toMatchObject({ kind: 'confirmed' });
  expect(asked).toHaveLength(3);
});

test.each<[string, Reply[], string]>([
  ['the state is away', Array(3).fill(failure('MS_UNAVAILABLE', 503)), 'VIES: MS_UNAVAILABLE'],
  ['it does not answer in time', ['hangs', 'hangs', 'hangs'], 'VIES: TimeoutError'],
  [
    'its answer is none',
    Array(3).fill({ status: 502, body: 'Bad Gateway' }),
    'VIES: status 502 without an answer',
  ],
  ['connections break off', ['breaks off', 'breaks off', 'breaks off'], 'VIES: TypeError'],
])('unreachable after three attempts: %s', async (_, given, note) => {
  replies = [...given];
  expect(await confirm()).toEqual({ kind: 'unreachable', note });
  expect(asked).toHaveLength(3);
});
