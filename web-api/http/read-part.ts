import type { ProblemField } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { z } from 'zod';

export type PartResult = { ok: true; value: unknown } | { ok: false; errors: ProblemField[] };

/** Checks one part of a request; without a schema the part must be empty. */
export function readPart(
  where: ProblemField['in'],
  schema: z.ZodType | undefined,
  value: Record<string, unknown> | unknown,
): PartResult {
  if (!schema) return withoutFields(where, value);
  if (isDeeperThan(value, deepest)) {
    const message = `Put values at most ${deepest} levels into each other.`;
    return { ok: false, errors: [{ in: where, path: [], message }] };
  }
  const unstorable = pathsOfUnstorable(value);
  if (unstorable.length > 0) {
    const message = 'Leave out the character U+0000 and halves of surrogate pairs: no text may have them.';
    return { ok: false, errors: unstorable.slice(0, 20).map((path) => ({ in: where, path, message })) };
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, errors: parsed.error.issues.slice(0, 20).flatMap((issue) => fieldsOf(where, issue)) };
}

/** Far more than any contract needs, and far less than what exhausts the stack. */
const deepest = 40;

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeperThan(item, levels - 1));
}

/** PostgreSQL stores no text with U+0000 and no JSON with half a surrogate pair, and no text means anything with them. */
function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

function pathsOfUnstorable(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return isUnstorable(value) ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((item, place) => pathsOfUnstorable(item, [...path, place]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    isUnstorable(key) ? [[...path, key]] : pathsOfUnstorable(item, [...path, key]),
  );
}

function withoutFields(where: ProblemField['in'], value: unknown): PartResult {
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (names.length === 0) return { ok: true, value: undefined };
  return { ok: false, errors: names.slice(0, 20).map((name) => unknownField(where, [name])) };
}

function fieldsOf(where: ProblemField['in'], issue: z.core.$ZodIssue): ProblemField[] {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField(where, [...path, key]));
  const field: ProblemField = { in: where, path, message: issue.message };
  if (issue.code !== 'invalid_value') return [field];
  return [
    { ...field, allowed: issue.values.map((value) => (typeof value === 'number' ? value : String(value))) },
  ];
}

function unknownField(where: ProblemField['in'], path: (string | number)[]): ProblemField {
  return { in: where, path, message: 'This field is not known here; leave it out.' };
}
