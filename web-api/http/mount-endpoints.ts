import type { Endpoint, FileAnswer } from '@blattwerk/schemas/web-api/contract/endpoint.ts';
import type { Problem, ProblemField } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { parseQueryString } from '@blattwerk/schemas/web-api/contract/query-string.ts';
import { readShopHeaders, type ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import { endpoints, type FileBody } from '@blattwerk/schemas/web-api/endpoints.ts';
import { compress } from '@blattwerk/server-kit/http/compress.ts';
import { nameRoute } from '@blattwerk/server-kit/watching/name-route.ts';
import { json, type Request, type RequestHandler, type Response, Router, text, urlencoded } from 'express';
import { waitTexts } from '../pages/refusal-texts.ts';
import type { Handlers, PackedJson, UploadedFile, Visitor } from './handler.ts';
import { labelsIn } from './labels-in.ts';
import { problem, sendProblem } from './problems.ts';
import { readPart } from './read-part.ts';
import { receiveFile, uploadedFile } from './receive-file.ts';
import { refuseForeignPages } from './refuse-foreign-pages.ts';
import { refusePeopleByPage } from './refuse-people-by-page.ts';
import { visitorOf } from './visitor.ts';

export type MountOptions = {
  /** Holds every answer against its contract; a breach is a bug and ends in 500. On in tests. */
  checkAnswers: boolean;
  /** Address of the card channel's German shop. */
  origin: string;
};

/** A handler whose request has been checked against its endpoint; its types were checked in `Handlers`. */
type AnyHandler = (request: {
  params: unknown;
  query: unknown;
  body: unknown;
  fields: unknown;
  file: UploadedFile | undefined;
  shop: ShopContext | undefined;
  visitor: Visitor;
}) => Promise<AnyReply> | AnyReply;
type AnyReply =
  | {
      ok: true;
      value: unknown;
      headers?: Record<string, string | string[]>;
      packed?: PackedJson;
      isCompressed?: boolean;
    }
  | { ok: false; problem: Problem };

const maximumJsonBytes = 100_000;

/** Puts every endpoint behind its address: reads, checks, calls the handler, answers. */
export function mountEndpoints(handlers: Handlers, options: MountOptions): Router {
  const router = Router({ caseSensitive: true });
  const addresses = new Map<string, string[]>();
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const [method = 'GET', address = '/'] = name.split(' ');
    const path = address.replaceAll(/\{(\w+)\}/g, ':$1');
    // The one place where names and types part ways: `Handlers` has proven that they belong together.
    const handler = (handlers as Record<string, AnyHandler | undefined>)[name];
    if (!handler) throw new Error(`The endpoint ${name} has no handler.`);
    const refusing = refusesByPage(endpoint) ? [refusePeopleByPage(options.origin)] : [];
    const guards = method === 'GET' ? [] : [refuseForeignPages(options.origin)];
    const steps = [
      named(address),
      ...refusing,
      ...guards,
      ...readers(endpoint),
      answer(endpoint, handler, options),
    ];
    router[methodOf(method)](path, ...steps);
    addresses.set(path, [...(addresses.get(path) ?? []), method]);
  }
  for (const [path, methods] of addresses) router.all(path, refuseMethod(methods));
  return router;
}

function named(address: string): RequestHandler {
  return (_request, response, next) => {
    nameRoute(response, address);
    next();
  };
}

function refusesByPage({ answer }: Endpoint): boolean {
  return 'media' in answer && answer.refusesByPage === true;
}

function methodOf(method: string): 'get' | 'post' | 'put' | 'delete' {
  return method === 'POST' ? 'post' : method === 'PUT' ? 'put' : method === 'DELETE' ? 'delete' : 'get';
}

function readers(endpoint: Endpoint): RequestHandler[] {
  if (endpoint.upload) return [receiveFile(endpoint.upload.maximumBytes)];
  if (endpoint.sentByForm) return [requireForm, urlencoded({ extended: false, limit: maximumJsonBytes })];
  if (endpoint.sentAsText) return [text({ type: () => true, limit: maximumJsonBytes })];
  return endpoint.body ? [requireJson, json({ limit: endpoint.maximumBodyBytes ?? maximumJsonBytes })] : [];
}

const requireJson: RequestHandler = (request, response, next) => {
  if (request.is('application/json')) next();
  else sendProblem(response, problem(415, 'Send the body as application/json.'));
};

const requireForm: RequestHandler = (request, response, next) => {
  if (request.is('application/x-www-form-urlencoded')) next();
  else sendProblem(response, problem(415, 'Send the body as application/x-www-form-urlencoded.'));
};

function answer(endpoint: Endpoint, handler: AnyHandler, options: MountOptions): RequestHandler {
  return async (request, response) => {
    const read = readRequest(endpoint, request);
    if (!read.ok) {
      const detail = 'The request does not fit this address: the listed fields say what to change.';
      sendProblem(response, problem(400, detail, { errors: read.errors }));
      return;
    }
    const visitor = visitorOf(request, response);
    const reply = await handler({ ...read.value, visitor });
    if (response.destroyed) return;
    for (const [name, value] of Object.entries((reply.ok && reply.headers) || {}))
      response.setHeader(name, value);
    if (!reply.ok)
      sendProblem(response, refusesByPage(endpoint) ? reply.problem : inWords(reply.problem, visitor));
    else if ('media' in endpoint.answer)
      // A cast for the same reason as where the handler is looked up: `Handlers` ties a file's answer to its endpoint.
      sendFile(response, endpoint.answer, reply.value as FileBody, options);
    else if (reply.packed) {
      if (options.checkAnswers) endpoint.answer.schema.parse(reply.value);
      sendPacked(request, response, reply.packed);
    } else if (reply.isCompressed) {
      const value = options.checkAnswers ? endpoint.answer.schema.parse(reply.value) : reply.value;
      await sendCompressed(request, response, value);
    } else {
      const { shop } = read.value;
      const value = endpoint.tag === 'prices' && shop ? labelsIn(shop.language, reply.value) : reply.value;
      sendJson(response, endpoint.answer, value, options);
    }
  };
}

/** Adds the sentence that a form shows when it is sent too often; a page finds its own. */
function inWords(refused: Problem, { language }: Visitor): Problem {
  if (refused.status !== 429 || refused.message || refused.retryAfter === undefined) return refused;
  return { ...refused, message: { text: waitTexts(language, refused.retryAfter).text } };
}

function readRequest(endpoint: Endpoint, request: Request) {
  const query = parseQueryString(request.originalUrl.split('?')[1] ?? '');
  const shop = endpoint.needsShop ? readShopHeaders(request.headers) : undefined;
  const parts = {
    params: readPart('path', endpoint.params, request.params),
    query: readPart('query', endpoint.query, query),
    body: readPart('body', endpoint.body, endpoint.upload ? undefined : request.body),
    fields: readPart('body', endpoint.upload?.fields, endpoint.upload ? request.body : undefined),
  };
  const errors: ProblemField[] = Object.values(parts).flatMap((part) => (part.ok ? [] : part.errors));
  if (shop && !shop.ok) {
    errors.unshift({ in: 'header', path: [shop.header], message: shop.message, allowed: shop.allowed });
  }
  const file = uploadedFile(request);
  if (endpoint.upload && !file)
    errors.push({ in: 'body', path: ['file'], message: 'Send one file in this field.' });
  if (errors.length > 0) return { ok: false as const, errors };
  const value = (part: { ok: boolean; value?: unknown }) => part.value;
  return {
    ok: true as const,
    value: {
      params: value(parts.params),
      query: value(parts.query),
      body: value(parts.body),
      fields: value(parts.fields),
      file,
      shop: shop?.ok ? shop.shop : undefined,
    },
  };
}

function sendJson(
  response: Response,
  answer: Extract<Endpoint['answer'], { schema: unknown }>,
  value: unknown,
  options: MountOptions,
): void {
  const checked = options.checkAnswers ? answer.schema.parse(value) : value;
  response.status(answer.status);
  if (response.hasHeader('cache-control')) {
    response.json(checked);
    return;
  }
  // `no-store`: Express need not hash the answer for an `etag`.
  response.setHeader('cache-control', 'no-store');
  response.type('json').end(JSON.stringify(checked));
}

function sendPacked(request: Request, response: Response, { plain, gzip }: PackedJson): void {
  response.type('json').vary('accept-encoding');
  // Express obeys a `cache-control: no-cache` that programs send along with `if-none-match`.
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  if (known.includes(String(response.getHeader('etag')))) {
    response.status(304).end();
    return;
  }
  const isCompressed = request.acceptsEncodings('gzip', 'identity') === 'gzip';
  if (isCompressed) response.setHeader('content-encoding', 'gzip');
  response.send(isCompressed ? gzip : plain);
}

async function sendCompressed(request: Request, response: Response, value: unknown): Promise<void> {
  const plain = Buffer.from(JSON.stringify(value));
  const accepted = request.acceptsEncodings('br', 'gzip', 'identity');
  const encoding = accepted === 'br' || accepted === 'gzip' ? accepted : undefined;
  const body = encoding ? await compress('large', encoding, plain) : plain;
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store');
  if (encoding) response.setHeader('content-encoding', encoding);
  response.type('json').vary('accept-encoding').end(body);
}

function sendFile(response: Response, answer: FileAnswer, file: FileBody, options: MountOptions): void {
  if ('redirectTo' in file) {
    response.redirect(303, file.redirectTo);
    return;
  }
  if (options.checkAnswers && !answer.media.includes(file.media))
    throw new Error(`The contract knows no answer of the type ${file.media}.`);
  // Files are a visitor's own unless their handler says otherwise.
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store');
  if (file.fileName) response.attachment(file.fileName);
  response.setHeader('x-content-type-options', 'nosniff');
  response.status(file.status ?? 200).type(file.media);
  response.send(typeof file.body === 'string' ? file.body : Buffer.from(file.body));
}

function refuseMethod(methods: string[]): RequestHandler {
  return (_request, response) => {
    response.setHeader('allow', methods.join(', '));
    sendProblem(response, problem(405, `This address takes ${methods.join(' and ')} only.`));
  };
}
