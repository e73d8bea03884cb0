import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { deskReviewEndpoints } from '@blattwerk/schemas/web-api/reviews/desk-review-endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf, Visitor } from '../http/handler.ts';
import { notFound, problem } from '../http/problems.ts';
import { decideReview } from '../product-reviews/decide-review.ts';
import { listReviews } from '../product-reviews/desk-reviews.ts';

type Asked = { body: { token: string }; visitor: Visitor };

/** Reviews of products. @param refusal why a request may not ask, if so */
export function deskReviewHandlers(
  backEnd: BackEnd,
  refusal: (request: Asked) => Promise<Problem | undefined>,
): HandlersOf<keyof typeof deskReviewEndpoints> {
  return {
    'POST /web-api/order-desk/reviews': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      return { ok: true, value: await listReviews(backEnd.database, request.body) };
    },
    'POST /web-api/order-desk/reviews/{id}/decision': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      const decided = await decideReview(backEnd, request.params.id, request.body);
      if (decided.ok) return { ok: true, value: decided.review };
      return {
        ok: false,
        problem:
          decided.reason === 'unknown'
            ? notFound('There is no such review: who wrote it has erased it.')
            : problem(
                409,
                'The review has been changed in the meantime: load the list anew and look at that.',
              ),
      };
    },
  };
}
