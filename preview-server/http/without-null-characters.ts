import type { RequestHandler } from 'express';

/** PostgreSQL stores no NUL characters, and no text needs them: an address with one asks for nothing that exists. */
export const refuseNullCharacters: RequestHandler = (request, response, next) => {
  if (request.url.includes('%00'))
    response.status(400).json({ error: 'The address holds a character it must not hold.' });
  else next();
};

/** For JSON.parse: text pasted from elsewhere may hold NUL characters; saving it must not fail for that. */
export function dropNullCharacters(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '') : value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const keys = Object.keys(value);
  if (!keys.some((key) => key.includes('\0'))) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key.replaceAll('\0', ''), entry]));
}
