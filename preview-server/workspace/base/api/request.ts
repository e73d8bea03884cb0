import { z } from 'zod';
import { actions } from '../../../roles/roles.ts';
import type { ApiError, Result } from './result.ts';

const timeoutMs = 20_000;
const retryAfterMs = 300;

export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  token: string;
  body?: unknown;
  /** Version the change stands on; the server refuses it when the story has moved on. */
  ifMatch?: number;
  /** What the editor is called; empty where that is not known. */
  editorName?: string;
  /** Ends it before there is an answer. */
  signal?: AbortSignal;
};

export type Answer = { body: unknown; headers: Headers };

const sentenceSchema = z.object({ de: z.string(), en: z.string() });
const pathSchema = z.array(z.union([z.string(), z.number()]));
const fixSchema = z.object({
  label: sentenceSchema,
  loss: sentenceSchema.optional(),
  isSafe: z.boolean(),
  changes: z.array(z.object({ path: pathSchema, from: z.unknown().optional(), to: z.unknown().optional() })),
});
export const findingSchema = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  story: z.string(),
  path: pathSchema,
  uid: z.string().optional(),
  field: z.string().optional(),
  message: sentenceSchema,
  fixes: z.array(fixSchema).optional(),
});
const refusalSchema = z.object({ error: z.string(), findings: z.array(findingSchema) });
const forbiddenSchema = z.object({ action: z.enum(actions) });
const unapprovedSchema = z.object({ unapproved: z.literal(true) });
const conflictSchema = z.object({ current_version: z.number() });
const messageSchema = z.union([
  z.object({ error: z.string() }).transform(({ error }) => error),
  z.tuple([z.string()], z.string()).transform(([first]) => first),
  z.record(z.string(), z.array(z.string()).nonempty()).transform((fields) => {
    const [field, messages] = Object.entries(fields)[0] ?? ['', []];
    return `${field} ${messages[0]}`;
  }),
]);

/**
 * One request to the own server. Never throws: everything that can go wrong is an `ApiError`. Questions (not
 * changes) are asked once more when the connection broke, as it does when an idle one is closed in that moment.
 */
export async function request(path: string, options: RequestOptions): Promise<Result<Answer>> {
  const first = await attempt(path, options);
  const isQuestion = options.method === undefined || options.method === 'GET';
  if (first.ok || first.error.kind !== 'offline' || !isQuestion) return first;
  await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
  return attempt(path, options);
}

async function attempt(path: string, options: RequestOptions): Promise<Result<Answer>> {
  const late = AbortSignal.timeout(timeoutMs);
  const headers: Record<string, string> = { Accept: 'application/json', Authorization: options.token };
  if (options.body !== undefined) headers['Content-Type'] = 'application/json';
  if (options.ifMatch !== undefined) headers['If-Match'] = `"${options.ifMatch}"`;
  if (options.editorName) headers['X-Editor-Name'] = encodeURIComponent(options.editorName);
  try {
    const response = await fetch(path, {
      method: options.method ?? 'GET',
      headers,
      body: options.body === undefined ? null : JSON.stringify(options.body),
      signal: options.signal ? AbortSignal.any([late, options.signal]) : late,
    });
    const text = await response.text();
    // What a proxy says for itself is a page.
    const isPage = response.headers.get('content-type')?.includes('html') === true;
    const body: unknown = text === '' || isPage ? undefined : JSON.parse(text);
    if (!response.ok) return { ok: false, error: errorFrom(response.status, body) };
    return { ok: true, value: { body, headers: response.headers } };
  } catch (error) {
    return { ok: false, error: errorOf(error) };
  }
}

/** A file of the own server, however long it takes to be written; one that breaks off is an error. */
export async function requestFile(path: string, token: string): Promise<Result<Blob>> {
  try {
    const response = await fetch(path, { headers: { Authorization: token } });
    if (response.ok) return { ok: true, value: await response.blob() };
    return { ok: false, error: errorFrom(response.status, await response.json()) };
  } catch (error) {
    return { ok: false, error: errorOf(error) };
  }
}

/** Reads an answer with a schema; an answer of another shape is an error like any other. */
export function read<T>(result: Result<Answer>, schema: z.ZodType<T>): Result<T> {
  if (!result.ok) return result;
  const parsed = schema.safeParse(result.value.body);
  if (parsed.success) return { ok: true, value: parsed.data };
  // For those who keep the software; editors can but load the page anew.
  console.warn(z.prettifyError(parsed.error));
  return { ok: false, error: { kind: 'unreadable' } };
}

/** What proxies say while the server behind them is away. */
const awayStatuses = [502, 503, 504];

function errorFrom(status: number, body: unknown): ApiError {
  if (awayStatuses.includes(status)) return { kind: 'offline' };
  const forbidden = forbiddenSchema.safeParse(body);
  if (status === 403 && forbidden.success) return { kind: 'forbidden', action: forbidden.data.action };
  if (status === 401 || status === 403) return { kind: 'unauthorized' };
  if (status === 429) return { kind: 'busy' };
  if (status === 404) return { kind: 'missing' };
  const conflict = conflictSchema.safeParse(body);
  if (status === 412 && conflict.success)
    return { kind: 'conflict', currentVersion: conflict.data.current_version };
  if (status === 422 && unapprovedSchema.safeParse(body).success) return { kind: 'unapproved' };
  const refusal = refusalSchema.safeParse(body);
  if (status === 422 && refusal.success)
    return { kind: 'refused', message: refusal.data.error, findings: refusal.data.findings };
  const message = messageSchema.safeParse(body);
  return { kind: 'failed', message: message.success ? message.data : `HTTP ${status}` };
}

function errorOf(error: unknown): ApiError {
  if (error instanceof DOMException && error.name === 'TimeoutError') return { kind: 'timeout' };
  if (error instanceof TypeError) return { kind: 'offline' };
  return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
}
