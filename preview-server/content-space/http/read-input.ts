import type { Request, Response } from 'express';
import type * as z from 'zod';
import { unprocessable } from './problems.ts';

/** Query parameters by their schema; answers 422 with a sentence naming the first wrong one and returns undefined. */
export function readQuery<Schema extends z.ZodType>(
  schema: Schema,
  request: Request,
  response: Response,
): z.output<Schema> | undefined {
  return read(schema, request.query, 'parameter', response);
}

/** A JSON body by its schema; answers 422 with a sentence naming the first wrong field and returns undefined. */
export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  request: Request,
  response: Response,
): z.output<Schema> | undefined {
  return read(schema, request.body ?? {}, 'field', response);
}

function read<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  kind: 'parameter' | 'field',
  response: Response,
): z.output<Schema> | undefined {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  unprocessable(response, sentence(result.error.issues[0], kind));
  return undefined;
}

function sentence(issue: z.core.$ZodIssue | undefined, kind: string): string {
  if (!issue) return `Invalid ${kind}`;
  if (issue.code === 'unrecognized_keys')
    return `Unknown ${kind}: ${[...issue.path.map(String), ...issue.keys].join(', ')}`;
  return `Invalid ${kind} ${issue.path.map(String).join('.')}: ${issue.message}`;
}

/** A positive number out of the path, or undefined for anything that cannot be an id. */
export function readId(value: string | undefined): number | undefined {
  const id = Number(value);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : undefined;
}
