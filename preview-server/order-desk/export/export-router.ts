import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Booking } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { Router } from 'express';
import { z } from 'zod';
import { type BookingPages, furtherBookings } from './booking-pages.ts';
import { type Bookkeeping, datevHead, datevLines } from './datev-batch.ts';
import { salesHead, salesLines } from './sales-table.ts';

const format = z.enum(['csv', 'datev']);
const number = z.string().regex(/^R[EK]-\d{4}-\d{6}$/);
const query = z.union([
  z.object({ format, from: z.iso.date(), to: z.iso.date() }),
  z.object({ format, first: number, last: number }),
]);
type Asked = z.infer<typeof query>;
/** A file as it is written: its beginning, the lines of a page, and how its letters become bytes. */
type Form = {
  name: string;
  media: string;
  encoding: 'utf8' | 'latin1';
  head: string;
  lines(bookings: readonly Booking[]): string;
};

/** `/orders/api/export`: the bookings of some days, or of some invoices, as a file, written while it is sent. */
export function exportRouter(pages: BookingPages, bookkeeping: Bookkeeping): Router {
  const router = Router();
  router.get('/orders/api/export', async (request, response) => {
    const asked = query.safeParse(request.query);
    const problem = asked.success
      ? wantedProblem(asked.data)
      : 'Give a format (csv, datev), and two days or two numbers such as RE-2026-000001.';
    if (!asked.success || problem !== undefined) {
      response.status(400).json({ error: problem });
      return;
    }
    const { format: _, ...wanted } = asked.data;
    const first = await pages(wanted);
    if (!first.ok) {
      response.status(first.problem.status).json({ error: first.problem.detail });
      return;
    }
    const { name, media, encoding, head, lines } = formOf(asked.data, bookkeeping);
    async function* written() {
      if (!first.ok) return;
      yield Buffer.from(head + lines(first.bookings), encoding);
      for await (const more of furtherBookings(pages, wanted, first.next))
        yield Buffer.from(lines(more), encoding);
    }
    response.attachment(name).type(media);
    await pipeline(Readable.from(written()), response).catch(() => response.destroy());
  });
  return router;
}

function wantedProblem(asked: Asked): string | undefined {
  if ('first' in asked) return undefined;
  const { format: form, from, to } = asked;
  if (to < from) return 'The period ends before it begins.';
  if (form === 'datev' && from.slice(0, 4) !== to.slice(0, 4))
    return 'A DATEV file holds one fiscal year: choose days of one year.';
  return undefined;
}

function formOf(asked: Asked, bookkeeping: Bookkeeping): Form {
  const by = 'first' in asked ? 'invoice' : 'order';
  const [begin, end] = 'first' in asked ? [asked.first, asked.last] : [asked.from, asked.to];
  if (asked.format === 'csv')
    return {
      name: `${by === 'invoice' ? 'Rechnungen' : 'Bestellungen'}_${begin}_${end}.csv`,
      media: 'text/csv; charset=utf-8',
      encoding: 'utf8',
      head: salesHead(by),
      lines: (bookings) => salesLines(bookings, by),
    };
  return {
    name: `EXTF_Buchungsstapel_${begin}_${end}.csv`,
    media: 'text/csv; charset=windows-1252',
    encoding: 'latin1',
    head: datevHead(daysOf(asked), bookkeeping, new Date()),
    lines: (bookings) => datevLines(bookings, bookkeeping),
  };
}

/** Days of a batch: numbers are of one year. */
function daysOf(asked: Asked): { from: string; to: string } {
  if (!('first' in asked)) return asked;
  const year = asked.first.slice('RE-'.length, 'RE-2026'.length);
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}
