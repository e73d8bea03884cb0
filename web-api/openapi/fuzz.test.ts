import { problemMediaType, problemSchema } from '@blattwerk/schemas/web-api/contract/problem.ts';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localSigningSecret } from '../config.ts';
import { ordersSubject } from '../orders/order-handlers.ts';
import { signToken } from '../security/signed-token.ts';
import { seedBackEnd } from '../seed.ts';
import { arbitraryRequest, type FuzzRequest } from '../test-support/arbitrary-request.ts';
import { openBasketVisitor, pen } from '../test-support/basket-visitor.ts';
import { orderBody, sendOrder } from '../test-support/order-of.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { signUpCustomer } from '../test-support/sign-up-customer.ts';
import { pagesPdf } from '../test-support/tiny-pdf.ts';
import { openApiDocument } from './document.ts';
import { documentModelSchema, type Operation } from './document-model.ts';

const requests = 2_400;
/** Who ask at the same time. */
const visitors = 4;
const seed = 20_261_120;
const document = documentModelSchema.parse(JSON.parse(JSON.stringify(openApiDocument())));
let backEnd: RunningBackEnd;
/** Of a customer who is signed in at the card shop; half of the requests are theirs. */
let cookie = '';
beforeAll(async () => {
  backEnd = await startBackEnd({ logLevel: 'error' });
  await seedBackEnd(backEnd.database);
  await openOrderDesk();
});
afterAll(() => backEnd.close());

/** An example is sent every other time: half of what the order desk is asked has its token and names an order that is there. */
async function openOrderDesk(): Promise<void> {
  const visitor = openBasketVisitor(backEnd);
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(pen, 2)));
  const operatorToken = signToken('order-desk', ordersSubject, new Date('2100-01-01'), localSigningSecret);
  for (const [path, item] of Object.entries(document.paths)) {
    if (!path.startsWith('/web-api/order-desk/')) continue;
    const { token } = item.post?.requestBody?.content['application/json']?.schema.properties ?? {};
    if (token) token.example = operatorToken;
    for (const parameter of item.post?.parameters ?? [])
      if (parameter.name === 'number') parameter.example = order.number;
  }
}

async function signIn(): Promise<string> {
  const { browser } = openBasketVisitor(backEnd);
  const form = { password: 'vier blaue Papierschiffe', firstName: 'Anna', lastName: 'Sommer' };
  await signUpCustomer(backEnd, browser, { ...form, email: 'anna@kunde.example' });
  return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

type Answer = { request: FuzzRequest; status: number; complaint: string | undefined };

test('more than two thousand requests, half of them broken: no failure, and every answer is one that is documented', async () => {
  cookie = await signIn();
  const files = await uploads();
  const answers: Answer[] = [];
  const asked = fc.sample(arbitraryRequest(document, files.length), { seed, numRuns: requests }).values();
  const askInTurn = async () => {
    for (const request of asked) {
      const isCustomer = answers.length % 2 === 0 && !request.endpoint.includes('customer-logout');
      answers.push(await judge(isCustomer ? asCustomer(request) : request, files));
    }
  };
  await Promise.all(Array.from({ length: visitors }, askInTurn));

  const complaints = answers.filter(({ complaint }) => complaint !== undefined);
  expect(complaints.slice(0, 20)).toEqual([]);
  expect(answers).toHaveLength(requests);

  // Only a fuzz that gets through says something: most endpoints must have been asked in a way they could answer. Where
  // forms and links lead on, that is their answer.
  const all = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const answered = new Set(
    answers.filter(({ status }) => status < 400).map(({ request }) => request.endpoint),
  );
  expect(new Set(answers.map(({ request }) => request.endpoint)).size).toBe(all.length);
  // An operator’s token cannot be guessed.
  const open = all.filter((endpoint) => !/\/(order|design)-desk\//.test(endpoint));
  expect(answered.size).toBeGreaterThan(open.length / 2);
}, 120_000);

function asCustomer(request: FuzzRequest): FuzzRequest {
  return { ...request, headers: { ...request.headers, cookie } };
}

async function judge(request: FuzzRequest, files: readonly Blob[]): Promise<Answer> {
  const response = await fetch(backEnd.origin + request.url, init(request, files));
  const complaint = await complaintAbout(request, response);
  return { request, status: response.status, complaint };
}

async function complaintAbout(request: FuzzRequest, response: Response): Promise<string | undefined> {
  const { status } = response;
  const media = response.headers.get('content-type')?.replace(/;.*/s, '') ?? '';
  const text = await response.text();
  if (status >= 500 && status !== 503) return `failed: ${text.slice(0, 300)}`;
  const documented = documentedMedia(request, status);
  if (!documented && mayMiss(request) && missed.includes(status))
    return complaintAboutProblem(status, media, text);
  if (!documented) return `answers ${status}, which is not documented: ${text.slice(0, 300)}`;
  if (status === 303) return undefined;
  if (!documented.includes(media)) return `answers ${media}, which is not documented for ${status}`;
  return media === problemMediaType ? complaintAboutProblem(status, media, text) : undefined;
}

/** What another endpoint, or none, may say: it knows no such method, address or kind of content. */
const missed = [400, 404, 405, 415];

/** Two dots as the last segment are no segment: they lead one level up. */
function mayMiss({ breach, url }: FuzzRequest): boolean {
  return breach === 'wrong method' || breach === 'bad path' || /\/%2E%2E(?:[/?]|$)/.test(url);
}

/** Media types of a status; a request with another method may have met that method's endpoint. */
function documentedMedia({ endpoint, method }: FuzzRequest, status: number): string[] | undefined {
  const [, path = ''] = endpoint.split(' ');
  const operation: Operation | undefined = document.paths[path]?.[method.toLowerCase()];
  const content = operation?.responses[String(status)]?.content;
  return content && Object.keys(content);
}

function complaintAboutProblem(status: number, media: string, text: string): string | undefined {
  if (media !== problemMediaType) return `refuses with ${status} as ${media}`;
  const parsed = problemSchema.safeParse(JSON.parse(text));
  if (!parsed.success) return `refuses with a strange problem: ${text.slice(0, 300)}`;
  return parsed.data.status === status ? undefined : 'names another status than it has';
}

function init(request: FuzzRequest, files: readonly Blob[]): RequestInit {
  const { method, headers, body } = request;
  const settings = { method, headers, redirect: 'manual' } as const;
  if (body === undefined || method === 'GET') return settings;
  if (typeof body === 'string') return { ...settings, body };
  const form = new FormData();
  for (const [key, value] of body.fields) form.append(key, value);
  const file = files[body.file];
  if (file && request.breach !== 'bad body') form.append('file', file, 'Käthe.jpg');
  if (request.breach === 'repeated') form.append('file', 'again');
  return request.breach === 'bad content type'
    ? { ...settings, body: 'no form' }
    : { ...settings, body: form };
}

async function uploads(): Promise<Blob[]> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 4, background: '#c03040aa' } });
  const [png, webp] = await Promise.all([
    picture.clone().png().toBuffer(),
    picture.clone().webp().toBuffer(),
  ]);
  const half = png.subarray(0, png.length / 2);
  return [png, webp, half, pagesPdf(2), '<svg xmlns="http://www.w3.org/2000/svg"/>', ''].map((part) =>
    typeof part === 'string' ? new Blob([part]) : new Blob([new Uint8Array(part)]),
  );
}
