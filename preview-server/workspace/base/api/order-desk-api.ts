import type { PressGroup } from '@blattwerk/schemas/print/press-group.ts';
import type { OrderState, PaymentState } from '@blattwerk/schemas/shop/service/order-states.ts';
import type { ReviewState } from '@blattwerk/schemas/shop/service/review-states.ts';
import {
  type DeskCompanies,
  type DeskCompany,
  deskCompaniesSchema,
  deskCompanySchema,
} from '@blattwerk/schemas/web-api/companies/desk-company-endpoints.ts';
import {
  type DeskWithdrawal,
  type DeskWithdrawals,
  deskWithdrawalSchema,
  deskWithdrawalsSchema,
} from '@blattwerk/schemas/web-api/orders/desk-withdrawal-endpoints.ts';
import {
  type DeskList,
  type DeskOrder,
  deskListSchema,
  type deskMails,
  deskOrderSchema,
  type MovedOrder,
  movedOrderSchema,
  type PricedRefund,
  pricedRefundSchema,
  type RefundedOrder,
  refundedOrderSchema,
} from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import {
  type PressRuns,
  pressRunsSchema,
  type RunPart,
} from '@blattwerk/schemas/web-api/orders/press-run-endpoints.ts';
import type { PrintPart } from '@blattwerk/schemas/web-api/orders/print-files.ts';
import {
  type DeskReview,
  type DeskReviews,
  deskReviewSchema,
  deskReviewsSchema,
  type ReviewDecision,
} from '@blattwerk/schemas/web-api/reviews/desk-review-endpoints.ts';
import { z } from 'zod';
import { read, request, requestFile } from './request.ts';
import type { Result } from './result.ts';

type OrderSearch = {
  search?: string;
  state?: OrderState;
  paymentState?: PaymentState;
  before?: string;
};
/** The next state of orders, or of their payments. */
export type OrderStep = ({ state: OrderState } | { paymentState: PaymentState }) & { reason?: string };
export type ExportFormat = 'csv' | 'datev';
export type Period = { from: string; to: string };
/** Numbers of invoices, or of credit notes. */
export type NumberRange = { first: string; last: string };
export type DeskMail = (typeof deskMails)[number];

/** What was found out about a VAT id, and by what. */
type VatIdDecision = { vatId: string; outcome: 'confirmed' | 'refused'; note: string };
export type CompanyDecision = 'approved' | 'refused';

/** Number of the carrier, and why a parcel leaves though print files are not ready; empty without one. */
type Shipping = { trackingNumber: string; reason: string };

/** Pieces of each line of an order, what is taken off the price of each that stays, and what of its shipping. */
export type RefundChoice = {
  quantities: readonly number[];
  reductions: readonly number[];
  shippingMinorUnits: number;
};
/** @param key made by the page: sent again, it happens once */
export type AskedRefund = RefundChoice & { key: string; expectedMinorUnits: number; reason: string };

export type DeskApi = {
  list(search: OrderSearch): Promise<Result<DeskList>>;
  show(number: string): Promise<Result<DeskOrder>>;
  move(numbers: readonly string[], step: OrderStep): Promise<Result<MovedOrder[]>>;
  /** What a refund would come to, or why it cannot be. */
  priceRefund(number: string, choice: RefundChoice): Promise<Result<PricedRefund>>;
  refund(number: string, asked: AskedRefund): Promise<Result<RefundedOrder>>;
  /** Says of a parcel that it has left. */
  shipParcel(number: string, parcel: number, how: Shipping): Promise<Result<DeskOrder>>;
  note(number: string, text: string): Promise<Result<DeskOrder>>;
  sendAgain(number: string, mail: DeskMail): Promise<Result<DeskOrder>>;
  companies(search: string): Promise<Result<DeskCompanies>>;
  decide(number: number, state: CompanyDecision): Promise<Result<DeskCompany>>;
  decideVatId(number: number, decision: VatIdDecision): Promise<Result<DeskCompany>>;
  reviews(wanted: { state: ReviewState; search: string; count: number }): Promise<Result<DeskReviews>>;
  /** @param writtenAt of the review as it was looked at */
  decideReview(id: string, writtenAt: string, decision: ReviewDecision): Promise<Result<DeskReview>>;
  /** What is printed of a line that was designed, as a file. */
  document(number: string, sealId: string): Promise<Result<Blob>>;
  /** What goes to the press of a line, or a picture of what stopped it, as a file. */
  printFile(number: string, line: number, part: PrintPart): Promise<Result<Blob>>;
  /** A picture of a page as it goes to the press. */
  pagePicture(number: string, line: number, page: number): Promise<Result<Blob>>;
  /** Hands what goes to the press of a line to the press house once more. */
  handOver(number: string, line: number): Promise<Result<DeskOrder>>;
  withdrawals(wanted: { isSettled: boolean; count: number }): Promise<Result<DeskWithdrawals>>;
  settleWithdrawal(id: string, isSettled: boolean): Promise<Result<DeskWithdrawal>>;
  /** Small pieces that wait to be printed together, and the last runs of sheets. */
  pressRuns(): Promise<Result<PressRuns>>;
  startPressRun(group: PressGroup): Promise<Result<PressRuns>>;
  dissolvePressRun(number: number): Promise<Result<PressRuns>>;
  handRunOver(number: number): Promise<Result<PressRuns>>;
  runFile(number: number, part: RunPart): Promise<Result<Blob>>;
  /** What orders of a period, or invoices of a range, add to the books, as a file. */
  bookings(format: ExportFormat, wanted: Period | NumberRange): Promise<Result<Blob>>;
};

const movedAnswer = z.object({ orders: z.array(movedOrderSchema) }).transform(({ orders }) => orders);
const configAnswer = z.object({ token: z.string().nullable() }).transform(({ token }) => token);

/** The token of a desk on this machine alone; null where one is asked for. */
export async function knownDeskToken(): Promise<Result<string | null>> {
  return read(await request('/orders/api/config', { token: '' }), configAnswer);
}

/** @param who works at the desk, kept with what is done */
export function createDeskApi(token: string, who: () => string): DeskApi {
  const ask = (path: string) => request(`/orders/api/${path}`, { token });
  const send = (path: string, body: unknown) =>
    request(`/orders/api/${path}`, { token, method: 'POST', body, editorName: who() });
  return {
    list: async (search) => read(await send('list', search), deskListSchema),
    show: async (number) => read(await ask(`orders/${number}`), deskOrderSchema),
    move: async (numbers, step) => read(await send('moves', { numbers, ...step }), movedAnswer),
    priceRefund: async (number, choice) =>
      read(await send(`orders/${number}/refunds/preview`, choice), pricedRefundSchema),
    refund: async (number, asked) => read(await send(`orders/${number}/refunds`, asked), refundedOrderSchema),
    shipParcel: async (number, parcel, { trackingNumber, reason }) => {
      const how = { ...(trackingNumber && { trackingNumber }), ...(reason && { reason }) };
      return read(await send(`orders/${number}/parcels/${parcel}`, how), deskOrderSchema);
    },
    note: async (number, text) => read(await send(`orders/${number}/notes`, { text }), deskOrderSchema),
    sendAgain: async (number, mail) => read(await send(`orders/${number}/mails`, { mail }), deskOrderSchema),
    companies: async (search) => read(await send('companies', search ? { search } : {}), deskCompaniesSchema),
    decide: async (number, state) =>
      read(await send(`companies/${number}/decision`, { state }), deskCompanySchema),
    decideVatId: async (number, decision) =>
      read(await send(`companies/${number}/vat-id`, decision), deskCompanySchema),
    reviews: async ({ search, ...wanted }) =>
      read(await send('reviews', search ? { search, ...wanted } : wanted), deskReviewsSchema),
    decideReview: async (id, writtenAt, decision) =>
      read(await send(`reviews/${id}/decision`, { writtenAt, decision }), deskReviewSchema),
    withdrawals: async (wanted) => read(await send('withdrawals', wanted), deskWithdrawalsSchema),
    settleWithdrawal: async (id, isSettled) =>
      read(await send(`withdrawals/${id}/settlement`, { isSettled }), deskWithdrawalSchema),
    document: (number, sealId) => requestFile(`/orders/api/orders/${number}/documents/${sealId}`, token),
    printFile: (number, line, part) =>
      requestFile(`/orders/api/orders/${number}/print-files/${line}/${part}`, token),
    pagePicture: (number, line, page) =>
      requestFile(`/orders/api/orders/${number}/print-files/${line}/pages/${page}`, token),
    handOver: async (number, line) =>
      read(await send(`orders/${number}/hand-overs`, { line }), deskOrderSchema),
    pressRuns: async () => read(await send('press-runs', {}), pressRunsSchema),
    startPressRun: async (group) => read(await send('press-runs/start', { group }), pressRunsSchema),
    dissolvePressRun: async (number) =>
      read(await send(`press-runs/${number}/dissolve`, {}), pressRunsSchema),
    handRunOver: async (number) => read(await send(`press-runs/${number}/hand-overs`, {}), pressRunsSchema),
    runFile: (number, part) => requestFile(`/orders/api/press-runs/${number}/files/${part}`, token),
    bookings: (format, wanted) =>
      requestFile(`/orders/api/export?${new URLSearchParams({ format, ...wanted })}`, token),
  };
}
