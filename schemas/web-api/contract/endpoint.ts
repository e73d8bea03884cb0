import type { z } from 'zod';
import type { RefusalStatus } from './problem.ts';

/** Sections of the documentation. */
export const endpointTags = [
  'catalogue',
  'designs',
  'prices',
  'basket',
  'orders',
  'customers',
  'events',
  'newsletter',
  'shop',
  'toolbox',
] as const;
type EndpointTag = (typeof endpointTags)[number];

/** What one address of the back end takes and gives; server, typed client and documentation come from it. */
export type Endpoint = {
  /** One line, without a full stop. */
  summary: string;
  description?: string;
  tag: EndpointTag;
  /** Requests carry the channel and locale headers. */
  needsShop: boolean;
  /** The customer's session is looked at (cookie). */
  usesSession?: true;
  /** Pages of the pickers' origins may read it too. */
  isOpenToPickers?: true;
  params?: z.ZodObject;
  /** Lists are written `name[]=a&name[]=b`. */
  query?: z.ZodObject;
  /** JSON, or the fields of a plain HTML form where `sentByForm` says so. */
  body?: z.ZodType;
  /** Of a body that may be longer than most. */
  maximumBodyBytes?: number;
  /** Browsers send it by themselves, without scripts (`application/x-www-form-urlencoded`). */
  sentByForm?: true;
  /** The body is read as text of any content type: its signature is over the bytes. */
  sentAsText?: true;
  /** Fields of a form with one file (`multipart/form-data`, the file's field is `file`). */
  upload?: { fields: z.ZodObject; maximumBytes: number };
  answer: JsonAnswer | FileAnswer;
  /** Besides 400 (cannot be read) and 429 (too many), which every endpoint may answer. */
  refusals: readonly RefusalStatus[];
};

type JsonAnswer = { status: 200 | 201 | 202; schema: z.ZodType };
/** A page or a file; `redirects` when it may also send the browser on. */
export type FileAnswer = {
  status: 200;
  media: readonly [string, ...string[]];
  redirects?: true;
  /** Opened by people: every refusal is a page too, unless JSON is asked for. */
  refusesByPage?: true;
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** `GET /web-api/themes`; parameters stand in braces: `/web-api/themes/{id}`. */
export type EndpointName = `${Method} /${string}`;
