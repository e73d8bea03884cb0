import { type OrderRow, orderEvents, orders } from '@blattwerk/database/tables/orders.ts';
import type { deskCompanyEndpoints } from '@blattwerk/schemas/web-api/companies/desk-company-endpoints.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { deskWithdrawalEndpoints } from '@blattwerk/schemas/web-api/orders/desk-withdrawal-endpoints.ts';
import type { orderDeskEndpoints } from '@blattwerk/schemas/web-api/orders/order-desk-endpoints.ts';
import type { pressRunEndpoints } from '@blattwerk/schemas/web-api/orders/press-run-endpoints.ts';
import type { deskReviewEndpoints } from '@blattwerk/schemas/web-api/reviews/desk-review-endpoints.ts';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf, Visitor } from '../http/handler.ts';
import { notFound, problem, unprocessable } from '../http/problems.ts';
import { ordersSubject } from '../orders/order-handlers.ts';
import { priceRefund } from '../orders/refunds/begin-refund.ts';
import { refundOrder } from '../orders/refunds/refund-order.ts';
import { shipParcel } from '../orders/ship-parcel.ts';
import { handLineOverAgain } from '../print/hand-over/hand-over-again.ts';
import { pagePictureAnswer, printFileAnswer } from '../print/print-file-answer.ts';
import { readToken } from '../security/signed-token.ts';
import { findBookings } from './bookings.ts';
import { deskCompanyHandlers } from './desk-company-handlers.ts';
import { deskOrder } from './desk-order.ts';
import { extentOf, refundSums, refusedRefund } from './desk-refunds.ts';
import { deskReviewHandlers } from './desk-review-handlers.ts';
import { deskWithdrawalHandlers } from './desk-withdrawal-handlers.ts';
import { findDeskOrders } from './find-desk-orders.ts';
import { findInvoiceBookings, rangeProblem } from './invoice-bookings.ts';
import { moveOrders } from './move-orders.ts';
import { pressRunHandlers } from './press-run-handlers.ts';
import { sealedDocument } from './sealed-document.ts';
import { sendAgain } from './send-again.ts';

type Names =
  | keyof typeof orderDeskEndpoints
  | keyof typeof deskCompanyEndpoints
  | keyof typeof deskReviewEndpoints
  | keyof typeof deskWithdrawalEndpoints
  | keyof typeof pressRunEndpoints;
type Asked = { body: { token: string }; visitor: Visitor };
type Found = { ok: true; order: OrderRow } | { ok: false; problem: Problem };

/** What those do who run the shop; each request brings a token that the shop's secret has signed. */
export function orderDeskHandlers(backEnd: BackEnd): HandlersOf<Names> {
  const { clock, config, database, limits } = backEnd;
  const refusal = async ({ body, visitor }: Asked): Promise<Problem | undefined> => {
    const refused = await limits.take(['order desk by address', visitor.address]);
    if (refused) return refused;
    const read = readToken('order-desk', body.token, config.secret, clock());
    return read.ok && read.subject === ordersSubject
      ? undefined
      : problem(403, 'The token is not ours or has expired.');
  };
  const find = async (request: Asked & { params: { number: string } }): Promise<Found> => {
    const refused = await refusal(request);
    if (refused) return { ok: false, problem: refused };
    const { number } = request.params;
    const [order] = await database.select().from(orders).where(eq(orders.number, number));
    return order ? { ok: true, order } : { ok: false, problem: notFound(`There is no order ${number}.`) };
  };
  const shown = async (order: OrderRow) => ({ ok: true as const, value: await deskOrder(backEnd, order) });
  return {
    ...deskCompanyHandlers(backEnd, refusal),
    ...deskReviewHandlers(backEnd, refusal),
    ...deskWithdrawalHandlers(backEnd, refusal),
    ...pressRunHandlers(backEnd, refusal),
    'POST /web-api/order-desk/list': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      return { ok: true, value: await findDeskOrders(database, request.body) };
    },
    'POST /web-api/order-desk/moves': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      const { token: _, ...batch } = request.body;
      if ((batch.state === undefined) === (batch.paymentState === undefined))
        return {
          ok: false,
          problem: unprocessable('Name the next state of the orders or of their payments, one of both.'),
        };
      return { ok: true, value: { orders: await moveOrders(backEnd, batch) } };
    },
    'POST /web-api/order-desk/bookings': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      const { after, ...period } = request.body;
      if (period.to < period.from)
        return { ok: false, problem: unprocessable('The period ends before it begins.') };
      return { ok: true, value: await findBookings(database, period, after) };
    },
    'POST /web-api/order-desk/invoice-bookings': async (request) => {
      const refused = await refusal(request);
      if (refused) return { ok: false, problem: refused };
      const { after, first, last } = request.body;
      const wrong = rangeProblem({ first, last });
      if (wrong !== undefined) return { ok: false, problem: unprocessable(wrong) };
      return { ok: true, value: await findInvoiceBookings(database, { first, last }, after) };
    },
    'POST /web-api/order-desk/orders/{number}': async (request) => {
      const found = await find(request);
      return found.ok ? shown(found.order) : found;
    },
    'POST /web-api/order-desk/orders/{number}/parcels/{parcel}': async (request) => {
      const found = await find(request);
      if (!found.ok) return found;
      const { trackingNumber = null, reason, by } = request.body;
      const position = request.params.parcel - 1;
      const sent = await shipParcel(backEnd, found.order, { position, trackingNumber, reason, by });
      if (!sent.ok) return { ok: false, problem: problem(409, sent.reason) };
      const [now = found.order] = await database.select().from(orders).where(eq(orders.id, found.order.id));
      return shown(now);
    },
    'POST /web-api/order-desk/orders/{number}/notes': async (request) => {
      const found = await find(request);
      if (!found.ok) return found;
      const { by, text } = request.body;
      const note = { orderId: found.order.id, kind: 'desk:note', reason: text, by, at: clock() };
      await database.insert(orderEvents).values(note);
      return shown(found.order);
    },
    'POST /web-api/order-desk/orders/{number}/refunds': async (request) => {
      const found = await find(request);
      if (!found.ok) return found;
      const { key, expectedMinorUnits: expected, reason, by } = request.body;
      const extent = extentOf(request.body);
      const refunded = await refundOrder(backEnd, found.order, { key, extent, expected, reason, by });
      if (!refunded.ok) return { ok: true, value: refusedRefund(refunded) };
      const [now = found.order] = await database.select().from(orders).where(eq(orders.id, found.order.id));
      return { ok: true, value: { ok: true, order: await deskOrder(backEnd, now) } };
    },
    'POST /web-api/order-desk/orders/{number}/refunds/preview': async (request) => {
      const found = await find(request);
      if (!found.ok) return found;
      const priced = await priceRefund(database, found.order, { extent: extentOf(request.body) });
      return {
        ok: true,
        value: priced.ok
          ? { ok: true, sums: refundSums(priced.part, priced.settles) }
          : refusedRefund(priced),
      };
    },
    'POST /web-api/order-desk/orders/{number}/documents/{sealId}': async (request) => {
      const found = await find(request);
      return found.ok ? sealedDocument(database, found.order, request.params.sealId) : found;
    },
    'POST /web-api/order-desk/orders/{number}/print-files/{line}/{part}': async (request) => {
      const found = await find(request);
      return found.ok ? printFileAnswer(backEnd, found.order, request.params) : found;
    },
    'POST /web-api/order-desk/orders/{number}/print-files/{line}/pages/{page}': async (request) => {
      const found = await find(request);
      return found.ok ? pagePictureAnswer(backEnd, found.order, request.params) : found;
    },
    'POST /web-api/order-desk/orders/{number}/hand-overs': async (request) => {
      const found = await find(request);
      if (!found.ok) return found;
      const refused = await handLineOverAgain(backEnd, found.order, request.body);
      return refused ? { ok: false, problem: refused } : shown(found.order);
    },
    'POST /web-api/order-desk/orders/{number}/mails': async (request) => {
      const found = await find(request);
      if (!found.ok) return found;
      const { mail, by } = request.body;
      if (mail === 'order-cancelled' && found.order.state !== 'cancelled')
        return { ok: false, problem: problem(409, 'The order is not cancelled: there is no such message.') };
      if (found.order.anonymisedAt !== null)
        return {
          ok: false,
          problem: problem(410, 'The customer asked to be forgotten: the order has no mailbox.'),
        };
      await sendAgain(backEnd, found.order, { mail, by });
      return shown(found.order);
    },
  };
}
