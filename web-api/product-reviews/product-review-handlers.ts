import type { OrderRow } from '@blattwerk/database/tables/orders.ts';
import { parseProductReference } from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';
import type { productReviewEndpoints } from '@blattwerk/schemas/web-api/reviews/product-review-endpoints.ts';
import { z } from 'zod';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf } from '../http/handler.ts';
import { problem } from '../http/problems.ts';
import type { HtmlPage } from '../pages/message-page.ts';
import { readReviews } from './read-reviews.ts';
import { optOut, orderOfLink } from './review-links.ts';
import { formOf, reviewPages } from './review-pages.ts';
import { eraseReviews, keepReviews, reviewOf, reviewsOfOrder } from './review-store.ts';
import { reviewedProducts } from './reviewed-products.ts';
import { shownReviews } from './shown-reviews.ts';

const billedTo = z.object({ firstName: z.string(), lastName: z.string() });

/** Reviews on products’ pages, and how those write them who have ordered. */
export function productReviewHandlers(backEnd: BackEnd): HandlersOf<keyof typeof productReviewEndpoints> {
  const { catalogueNews, clock, database, limits } = backEnd;
  return {
    'GET /web-api/products/reviews': async ({ query, shop }) => {
      const reference = parseProductReference(query.product);
      const summary = reference && (await shownReviews(database, reference, shop, query.page ?? 1));
      return { ok: true, value: { summary: summary ?? null } };
    },
    'GET /web-api/product-review': async ({ query, visitor }) => {
      const refused = await limits.take(['review by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const linked = await orderOfLink(backEnd, 'product-review', query.token);
      if (!linked.ok) return { ok: false, problem: overBecause(linked.reason) };
      return answer(reviewPages(backEnd, linked.order, query.token).write(await filledOf(linked.order)));
    },
    'POST /web-api/product-review': async ({ body, visitor }) => {
      const linked = await orderOfLink(backEnd, 'product-review', body.token);
      if (!linked.ok) return { ok: false, problem: overBecause(linked.reason) };
      const { order } = linked;
      const refused = await limits.take(
        ['review by address', visitor.address],
        ['review by order', order.id],
      );
      if (refused) return { ok: false, problem: refused };
      const pages = reviewPages(backEnd, order, body.token);
      const products = await reviewedProducts(database, order);
      const fields: Readonly<Record<string, string | undefined>> = body;
      const typed = products.map((_, place) => ({
        rating: fields[`rating${place + 1}`] ?? '',
        words: fields[`words${place + 1}`] ?? '',
      }));
      const read = readReviews(typed, body.author ?? '');
      if (!read.ok) {
        const kept = await reviewsOfOrder(database, order);
        const filled = products.map((product, place) =>
          formOf(product, reviewOf(kept, product), typed[place]),
        );
        const wrong = pages.wrong({ author: body.author ?? '', products: filled }, read.faults);
        return answer(wrong, 422);
      }
      const written = products.flatMap((product, place) => {
        const review = read.reviews[place];
        return review ? [{ ...review, product, author: read.author }] : [];
      });
      await keepReviews(database, order, written, clock());
      // What was shown and says something else now is shown no more.
      catalogueNews.poke();
      return answer(pages.sent(await filledOf(order)));
    },
    'POST /web-api/product-review/erase': async ({ body, visitor }) => {
      const refused = await limits.take(['review by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const linked = await orderOfLink(backEnd, 'product-review', body.token);
      if (!linked.ok) return { ok: false, problem: overBecause(linked.reason) };
      await eraseReviews(database, linked.order);
      catalogueNews.poke();
      return answer(reviewPages(backEnd, linked.order, body.token).erased());
    },
    'GET /web-api/review-opt-out': async ({ query, visitor }) => {
      const refused = await limits.take(['review by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      const linked = await orderOfLink(backEnd, 'review-opt-out', query.token);
      if (!linked.ok) return { ok: false, problem: overBecause('forged') };
      return answer(reviewPages(backEnd, linked.order, query.token).leave());
    },
    'POST /web-api/review-opt-out': async ({ query, visitor }) => {
      const linked = await orderOfLink(backEnd, 'review-opt-out', query.token);
      if (!linked.ok) {
        // Only these count: a mail provider sends the requests of all its customers from a few addresses.
        const refused = await limits.take(['review by address', visitor.address]);
        return { ok: false, problem: refused ?? overBecause('forged') };
      }
      await optOut(backEnd, linked.order);
      return answer(reviewPages(backEnd, linked.order, query.token).left());
    },
  };

  /** The form of an order as its customer finds it. */
  async function filledOf(order: OrderRow) {
    const kept = await reviewsOfOrder(database, order);
    const products = (await reviewedProducts(database, order)).map((product) =>
      formOf(product, reviewOf(kept, product)),
    );
    return { author: kept[0]?.author ?? shortName(order), products };
  }
}

/** `Anna S.`: a whole name is shown only where its owner wants that. */
function shortName({ billingAddress }: OrderRow): string {
  const { firstName, lastName } = billedTo.parse(billingAddress);
  const [initial] = lastName;
  return initial === undefined ? firstName : `${firstName} ${initial}.`;
}

function overBecause(reason: 'forged' | 'expired') {
  return reason === 'expired'
    ? problem(410, 'This link has expired: products are reviewed within half a year.')
    : problem(404, 'This link is not ours: open the one in the e-mail.');
}

function answer({ html, headers }: HtmlPage, refusal?: 422) {
  const status = refusal === undefined ? {} : { status: refusal };
  return { ok: true as const, value: { media: 'text/html', body: html, ...status }, headers };
}
