import { type Endpoint, endpointTags } from '@blattwerk/schemas/web-api/contract/endpoint.ts';
import { problemMediaType, problemSchema } from '@blattwerk/schemas/web-api/contract/problem.ts';
import {
  channelHeader,
  channelHeaderSchema,
  languageHeader,
  languageHeaderSchema,
  localeHeader,
  localeHeaderSchema,
} from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import { endpoints } from '@blattwerk/schemas/web-api/endpoints.ts';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { describeOperation } from './describe-operation.ts';
import { isRecord } from './is-record.ts';

const tagTexts: Record<(typeof endpointTags)[number], string> = {
  catalogue: 'Themes, designs, formats and what goes with them.',
  designs: 'What the configurator draws and keeps: documents, fonts, drafts of customers.',
  prices: 'Prices in minor units of the shop’s currency; VAT included, shipping extra.',
  basket: 'What a visitor means to buy: priced anew with every answer, in the money of the shop.',
  orders: 'What was bought, and the way there.',
  customers: 'Sign-in, sign-up and what a customer may see. A session is per channel, in a cookie.',
  events: 'Events of customers: who is invited, how they are addressed, what they reply.',
  newsletter: 'Subscription with a confirmation by e-mail.',
  shop: 'Facts about the shop: countries, delivery, addresses.',
  toolbox: 'Turns files into something that can be printed.',
};

const refusalTexts: Record<number, string> = {
  400: 'The request does not fit this address; `errors` names the fields.',
  401: 'Nobody is signed in, or the credentials are wrong.',
  403: 'Not allowed: pages of other sites may not change anything here.',
  404: 'There is no such thing.',
  409: 'In conflict with what is there.',
  410: 'It was there and is no longer valid.',
  413: 'Too large.',
  415: 'Not a kind of content this address takes.',
  422: 'The values do not go together; `errors` names the allowed ones.',
  429: 'Too many requests; `Retry-After` says when to come back.',
  503: 'Not available at the moment.',
};

const shopParameters = z.object({
  [channelHeader]: channelHeaderSchema.meta({ description: 'The channel.' }),
  [localeHeader]: localeHeaderSchema.meta({ description: 'That channel joined with the country.' }),
  [languageHeader]: languageHeaderSchema
    .meta({ description: 'A language of that country; its first when left out.' })
    .optional(),
});

/** The OpenAPI 3.1 document of every endpoint. */
export function openApiDocument() {
  const paths: ZodOpenApiPathsObject = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const [method = 'GET', path = '/'] = name.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, endpoint) };
  }
  const document = createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Blattwerk back end',
      version: '1',
      description: 'Amounts are integers in minor units, lengths are millimetres, times are UTC in ISO 8601.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/' }],
    tags: endpointTags.map((name) => ({ name, description: tagTexts[name] })),
    security: [],
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'blattwerk.session_token',
          description: 'Set by signing in; `myposter.session_token` in the other channel.',
        },
      },
    },
    paths,
  });
  for (const item of Object.values(document.paths ?? {}))
    for (const operation of Object.values(item)) if (isRecord(operation)) describeOperation(operation);
  return document;
}

function operation(name: string, endpoint: Endpoint): ZodOpenApiOperationObject {
  return {
    operationId: operationId(name),
    summary: endpoint.summary,
    ...(endpoint.description && { description: endpoint.description }),
    tags: [endpoint.tag],
    security: endpoint.usesSession ? [{ session: [] }, {}] : [],
    requestParams: {
      ...(endpoint.params && { path: endpoint.params }),
      ...(endpoint.query && { query: withListSuffix(endpoint.query) }),
      ...(endpoint.needsShop && { header: shopParameters }),
    },
    ...requestBody(endpoint),
    responses: {
      ...success(endpoint),
      ...Object.fromEntries(refusalsOf(name, endpoint).map((status) => [status, refusal(status, endpoint)])),
    },
  };
}

/** `GET /web-api/sku/container` -> `getSkuContainer`. */
function operationId(name: string): string {
  const words = name
    .toLowerCase()
    .replace('/web-api', '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return words.map((word, place) => (place === 0 ? word : word[0]?.toUpperCase() + word.slice(1))).join('');
}

function withListSuffix(query: z.ZodObject): z.ZodObject {
  const entries = Object.entries(query.shape).map(([key, schema]) => [
    isList(schema) ? `${key}[]` : key,
    schema,
  ]);
  return z.strictObject(Object.fromEntries(entries));
}

function isList(schema: unknown): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return isList(schema.unwrap());
  return schema instanceof z.ZodArray;
}

function requestBody(endpoint: Endpoint): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (endpoint.body) {
    const media = endpoint.sentByForm
      ? 'application/x-www-form-urlencoded'
      : endpoint.sentAsText
        ? 'text/plain'
        : 'application/json';
    return { requestBody: { required: true, content: { [media]: { schema: endpoint.body } } } };
  }
  if (!endpoint.upload) return {};
  const file = z.string().meta({ override: { type: 'string', format: 'binary' } });
  const schema = endpoint.upload.fields.extend({ file });
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

function success({ answer }: Endpoint): ZodOpenApiOperationObject['responses'] {
  if ('schema' in answer) {
    return {
      [answer.status]: { description: 'Done.', content: { 'application/json': { schema: answer.schema } } },
    };
  }
  const file = z.string().meta({ override: { type: 'string', format: 'binary' } });
  return {
    '200': {
      description: 'Done.',
      content: Object.fromEntries(answer.media.map((media) => [media, { schema: file }])),
    },
    ...(answer.redirects && { '303': { description: 'Goes on at another address.' } }),
  };
}

/** What every endpoint may answer, what those that change something may, and its own. */
function refusalsOf(name: string, endpoint: Endpoint): number[] {
  const foreignPage = name.startsWith('GET ') ? [] : [403];
  const unreadable = endpoint.body || endpoint.upload ? [413, 415] : [];
  const tooMany = endpoint.upload ? [429, 503] : [429];
  return [...new Set([400, ...foreignPage, ...unreadable, ...endpoint.refusals, ...tooMany])];
}

function refusal(status: number, { answer }: Endpoint) {
  const isPage = 'media' in answer && answer.refusesByPage;
  return {
    description: refusalTexts[status] ?? 'Refused.',
    content: {
      [problemMediaType]: { schema: problemSchema },
      ...(isPage && { 'text/html': { schema: z.string() } }),
    },
  };
}
