import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { Booking } from '@blattwerk/schemas/web-api/orders/order-desk.ts';

/** Days, or numbers of invoices or of credit notes. */
export type Wanted = { from: string; to: string } | { first: string; last: string };
type Page = { ok: true; bookings: Booking[]; next: string | null } | { ok: false; problem: Problem };

/** Asks for bookings a page at a time, so that a year of orders is never held at once. */
export type BookingPages = (wanted: Wanted, after?: string) => Promise<Page>;

export function bookingPages(ask: WebApiClient, operatorToken: () => string): BookingPages {
  return async (wanted, after) => {
    const asked = { token: operatorToken(), ...(after !== undefined && { after }) };
    const answered = await ('first' in wanted
      ? ask('POST /web-api/order-desk/invoice-bookings', { body: { ...asked, ...wanted } })
      : ask('POST /web-api/order-desk/bookings', { body: { ...asked, ...wanted } }));
    return answered.ok ? { ok: true, ...answered.value } : answered;
  };
}

/** The bookings behind the first page, which was asked for before the answer began. */
export async function* furtherBookings(
  pages: BookingPages,
  wanted: Wanted,
  next: string | null,
): AsyncGenerator<Booking[]> {
  for (let after = next; after !== null; ) {
    const page = await pages(wanted, after);
    // The answer has begun: it can only be broken off, which a browser says of a download.
    if (!page.ok) throw new Error(page.problem.detail);
    yield page.bookings;
    after = page.next;
  }
}
