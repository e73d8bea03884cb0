import type { Response } from 'express';

/** Answers in the forms the vendor's clients read. */

export function unauthorized(response: Response): void {
  response.status(401).json({ error: 'Unauthorized' });
}

/** An array, unlike every other error: so does the vendor. */
export function notFound(response: Response): void {
  response.status(404).json(['This record could not be found']);
}

export function badRequest(response: Response, error: string): void {
  response.status(400).json({ error });
}

export function unprocessable(response: Response, error: string): void {
  response.status(422).json({ error });
}

export function overloaded(response: Response): void {
  response
    .status(503)
    .set('Retry-After', '5')
    .json({ error: 'Too many pictures are asked for or sent at once; try again shortly.' });
}

/** A message per field, as form validation gives it. */
export function invalidFields(response: Response, fields: Record<string, string[]>): void {
  response.status(422).json(fields);
}
