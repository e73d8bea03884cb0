import { photobookCombinations } from '@blattwerk/schemas/shop/photo-products/photobook-combinations.ts';
import { pageCountsOf } from '@blattwerk/schemas/shop/photo-products/photobook-pages.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { AnswerOf, QueryOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { refuseUnlessAllowed } from './refuse-unless-allowed.ts';

export type PhotobookChoice = AnswerOf<'GET /web-api/photobook-price'>['choice'];

/** Fills in what was left out and refuses what the type is not made of. */
export function photobookChoiceOf(
  asked: QueryOf<'GET /web-api/photobook-price'>,
): { ok: true; choice: PhotobookChoice } | { ok: false; problem: Problem } {
  const { photobookType } = asked;
  const { covers, bindings, papers, laminations, formats, defaultFormats } =
    photobookCombinations[photobookType];
  const pageCounts = pageCountsOf(photobookType);
  const problem = refuseUnlessAllowed([
    { field: 'cover', value: asked.cover, allowed: covers, message: 'Choose a cover of this type.' },
    { field: 'binding', value: asked.binding, allowed: bindings, message: 'Choose a binding of this type.' },
    { field: 'paper', value: asked.paper, allowed: papers, message: 'Choose a paper of this type.' },
    {
      field: 'lamination',
      value: asked.lamination,
      allowed: laminations,
      message:
        laminations.length > 0
          ? 'Choose a lamination of this type.'
          : 'The cover of this type is not laminated; leave the lamination out.',
    },
    { field: 'format', value: asked.format, allowed: formats, message: 'Choose a format of this type.' },
    {
      field: 'pages',
      value: asked.pages,
      allowed: pageCounts,
      message: 'Choose one of these numbers of pages.',
    },
  ]);
  if (problem) return { ok: false, problem };
  const [cover] = covers;
  const [binding] = bindings;
  const [paper] = papers;
  const [pages] = pageCounts;
  if (!cover || !binding || !paper || !pages) throw new Error(`Nothing is known of ${photobookType}.`);
  return {
    ok: true,
    choice: {
      photobookType,
      cover: asked.cover ?? cover,
      binding: asked.binding ?? binding,
      paper: asked.paper ?? paper,
      lamination: asked.lamination ?? laminations[0] ?? null,
      format: asked.format ?? defaultFormats['din-landscape'],
      pages: asked.pages ?? pages,
    },
  };
}
