import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { problem } from '../http/problems.ts';
import { textsIn } from '../texts/texts.generated.ts';

/** `retryAfter`: seconds, where they are known better than the table below knows them. */
export type Refused = { ok: false; refusal: Refusal; retryAfter?: number | undefined };

/** Why a file is not worked on. */
export type Refusal =
  | 'unknown-kind'
  | 'svg'
  | 'heic'
  | 'not-a-pdf'
  | 'pdf-instead-of-picture'
  | 'broken'
  | 'infected'
  | 'too-many-pixels'
  | 'took-too-long'
  | 'password'
  | 'no-pages'
  | 'too-many-pages'
  | 'busy'
  | 'full'
  | 'too-often'
  | 'expired'
  | 'unknown-file';

const answers: Record<Refusal, { status: number; retryAfter?: number; detail: string }> = {
  'unknown-kind': {
    status: 415,
    detail: 'Send a JPEG, PNG, WebP, AVIF, TIFF or GIF.',
  },
  svg: {
    status: 415,
    detail: 'SVG is refused: save the drawing as PNG.',
  },
  heic: {
    status: 415,
    detail: 'HEIC cannot be read here: save the photo as JPEG.',
  },
  'not-a-pdf': {
    status: 415,
    detail: 'Send a PDF.',
  },
  'pdf-instead-of-picture': {
    status: 415,
    detail: 'Send PDFs to /web-api/toolbox-convert-pdf.',
  },
  broken: {
    status: 422,
    detail: 'The file is damaged or incomplete: send it again or save it anew.',
  },
  infected: {
    status: 422,
    detail: 'A virus was found in the file: send another one.',
  },
  'too-many-pixels': {
    status: 422,
    detail:
      'The picture has more than 64 megapixels or a side of more than 30,000 pixels: send a smaller one.',
  },
  'took-too-long': {
    status: 422,
    detail: 'The file takes too long to draw: simplify it or send fewer pages.',
  },
  password: {
    status: 422,
    detail: 'The PDF needs a password: save it without one.',
  },
  'no-pages': {
    status: 422,
    detail: 'The PDF has no pages.',
  },
  'too-many-pages': {
    status: 422,
    detail: 'The PDF has more than 40 pages: split it.',
  },
  busy: {
    status: 503,
    retryAfter: 5,
    detail: 'Too many files are being worked on: try again in a few seconds.',
  },
  full: {
    status: 503,
    retryAfter: 300,
    detail: 'There is no room for another result: try again in a few minutes.',
  },
  'too-often': {
    status: 429,
    detail: 'Too many files from this address: wait as long as Retry-After says.',
  },
  expired: {
    status: 410,
    detail: 'The file has expired: make it again.',
  },
  'unknown-file': {
    status: 404,
    detail: 'No file has this id: use the id of an answer unchanged.',
  },
};

/** The problem to answer with, and the sentence to show to the customer. */
export function refusalProblem(refusal: Refusal, language: Language, retryAfter?: number): Problem {
  const { status, detail, ...known } = answers[refusal];
  const seconds = retryAfter ?? known.retryAfter;
  return problem(status, detail, {
    ...(seconds !== undefined && { retryAfter: seconds }),
    message: { text: textsIn[language].files.refusals[refusal] },
  });
}
