import { channels } from '@blattwerk/schemas/shop/markets/channels.ts';
import { countries } from '@blattwerk/schemas/shop/markets/countries.ts';
import { countryLocales } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { shopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import fc, { type Arbitrary } from 'fast-check';
import type { DocumentModel, JsonSchema, Operation } from '../openapi/document-model.ts';
import { fitting } from './arbitrary-from-schema.ts';
import { nastyJson, nastyText } from './broken-values.ts';

/** Channel and locale are only agreed together. */
const shops = channels.flatMap((channel) =>
  countries.flatMap((country) =>
    countryLocales[country].map((locale) => shopHeaders({ channel, country, locale })),
  ),
);

/** How a request breaks what is agreed; `fits` does not. */
const breaches = [
  'fits',
  'broken value',
  'unknown field',
  'repeated',
  'bad body',
  'bad content type',
  'bad headers',
  'bad path',
  'wrong method',
] as const;

export type FuzzRequest = {
  endpoint: string;
  breach: (typeof breaches)[number];
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | { fields: [string, string][]; file: number } | undefined;
};

type Parts = {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  body: unknown;
};

/** Requests to every endpoint of the document, half of them as agreed. */
export function arbitraryRequest(document: DocumentModel, files: number): Arbitrary<FuzzRequest> {
  const endpoints = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const named = (reference: string): JsonSchema =>
    document.components.schemas[reference.replace('#/components/schemas/', '')] ?? {};
  return fc.oneof(
    ...endpoints.map(({ path, method, operation }) => {
      const form = operation.requestBody?.content['multipart/form-data']?.schema;
      const json = operation.requestBody?.content['application/json']?.schema;
      const plainForm = operation.requestBody?.content['application/x-www-form-urlencoded']?.schema;
      const body = form ?? json ?? plainForm;
      return fc
        .record({
          breach: fc.oneof(
            { weight: 8, arbitrary: fc.constant('fits' as const) },
            ...breaches.slice(1).map((breach) => ({ weight: 1, arbitrary: fc.constant(breach) })),
          ),
          parts: fc.record({
            path: parameters(operation, 'path', named),
            query: parameters(operation, 'query', named),
            header: parameters(operation, 'header', named),
            body: body ? fitting(body, named) : fc.constant(undefined),
          }),
          text: nastyText,
          json: nastyJson,
          place: fc.nat(1000),
          file: fc.nat(files - 1),
          method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH'),
          visitor: fc.ipV4(),
        })
        .map((chosen) => {
          const { breach, text, place, visitor } = chosen;
          const parts = breach === 'broken value' ? withBrokenValue(chosen.parts, chosen) : chosen.parts;
          if (breach === 'unknown field') addUnknown(parts, text, place);
          const headers: Record<string, string> = { 'x-forwarded-for': visitor };
          for (const [key, value] of Object.entries(parts.header)) headers[key] = headerText(value);
          if ('x-channel' in headers) Object.assign(headers, shops[place % shops.length]);
          if (breach === 'bad headers') breakHeader(headers, text, place);
          const repeated = breach === 'repeated' ? place : undefined;
          const suffix = breach === 'bad path' ? ['/%zz', '/', '//', '/%00', '?%', '/;a'][place % 6] : '';
          return {
            endpoint: `${method} ${path}`,
            breach,
            method: breach === 'wrong method' ? chosen.method : method,
            url: `${address(path, parts.path)}${suffix}${search(parts.query, repeated)}`,
            headers:
              body && !form
                ? { ...headers, 'content-type': contentType(breach, place, plainForm !== undefined) }
                : headers,
            body: form
              ? { fields: formFields(parts.body), file: chosen.file }
              : body && bodyText(parts.body, breach, { place, isForm: plainForm !== undefined }),
          };
        });
    }),
  );
}

function parameters(operation: Operation, where: string, named: (reference: string) => JsonSchema) {
  const own = operation.parameters.filter((parameter) => parameter.in === where);
  const values = Object.fromEntries(
    own.map(({ name, schema, example }) => [
      name,
      fitting({ ...schema, example: example ?? schema.example }, named),
    ]),
  );
  const requiredKeys = own.filter(({ required }) => required).map(({ name }) => name);
  return fc.record<Record<string, unknown>>(values, { requiredKeys });
}

/** One value of any part becomes something else. */
function withBrokenValue(
  parts: Parts,
  { text, json, place }: { text: string; json: unknown; place: number },
): Parts {
  const { path, query, body } = parts;
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const sites = [
    ...Object.keys(path).map((key) => ({ ...parts, path: { ...path, [key]: text } })),
    ...Object.keys(query).map((key) => ({ ...parts, query: { ...query, [key]: text } })),
    ...(isObject ? Object.keys(body).map((key) => ({ ...parts, body: { ...body, [key]: json } })) : []),
    ...(body === undefined ? [] : [{ ...parts, body: json }]),
  ];
  return sites[place % Math.max(1, sites.length)] ?? parts;
}

function addUnknown(parts: Parts, text: string, place: number): void {
  const { body } = parts;
  const target = place % 2 && typeof body === 'object' && body !== null ? body : parts.query;
  Object.assign(target, { [place % 3 ? 'unbekannt' : text]: text });
}

function headerText(value: unknown): string {
  return String(value).replace(/[^\u0020-\u007e]/g, '?');
}

function breakHeader(headers: Record<string, string>, text: string, place: number): void {
  const [name = 'x-locale'] = [
    'x-channel',
    'x-locale',
    'x-language',
    'accept-language',
    'cookie',
    'origin',
  ].slice(place % 6);
  if (place % 4 === 0) delete headers[name];
  else headers[name] = headerText(text).slice(0, 2000);
}

function address(path: string, values: Record<string, unknown>): string {
  // An empty or dotted segment would be another address.
  const segment = (value: unknown) =>
    encodeURIComponent(String(value).toWellFormed()).replace(/^\.{0,2}$/, '%2E%2E');
  return path.replaceAll(/\{(\w+)\}/g, (_, key: string) => segment(values[key]));
}

function search(query: Record<string, unknown>, repeated: number | undefined): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map(
      (one) => `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent(String(one).toWellFormed())}`,
    ),
  );
  const again = repeated === undefined ? [] : pairs.slice(repeated % Math.max(1, pairs.length)).slice(0, 1);
  const all = [...pairs, ...again];
  return all.length === 0 ? '' : `?${all.join('&')}`;
}

function formFields(body: unknown): [string, string][] {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return entries.filter(([key]) => key !== 'file').map(([key, value]) => [key, String(value)]);
}

function contentType(breach: FuzzRequest['breach'], place: number, isForm: boolean): string {
  if (breach !== 'bad content type') return isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const types = [
    'text/plain',
    'application/json; charset=latin9',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    '/',
  ];
  return types[place % types.length] ?? '/';
}

function bodyText(
  body: unknown,
  breach: FuzzRequest['breach'],
  { place, isForm }: { place: number; isForm: boolean },
): string {
  const text = isForm
    ? String(new URLSearchParams(formFields(body).map(([key, value]) => [key, value.toWellFormed()])))
    : (JSON.stringify(body) ?? '');
  if (breach !== 'bad body') return text;
  const bodies = [
    '',
    '{',
    'null',
    '"text"',
    '[1,',
    '{"a":1}}',
    '\u0000',
    text.slice(0, -1),
    `${text}${text}`,
    'x'.repeat(200_000),
  ];
  return bodies[place % bodies.length] ?? '';
}
