import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Booking } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { Router } from 'express';
import { z } from 'zod';
import { type BookingPages, furtherBookings } from './booking-pages.ts';
import { type Bookkeeping, datevHead, datevLines } from './datev-batch.ts';
import { salesHead, salesLines } from './sales-table.ts';

const query = z.object({ format: z.enum(['csv', 'datev']), from: z.iso.date(), to: z.iso.date() });
type Asked = z.infer<typeof query>;
/** A file as it is written: its beginning, the lines of a page, and how its letters become bytes. */
type Form = {
  name: string;
  media: string;
  encoding: 'utf8' | 'latin1';
  head: string;
  lines(bookings: readonly Booking[]): string;
};

/** `/orders/api/export`: the bookings of a period as a file, written while it is sent. */
export function exportRouter(pages: BookingPages, bookkeeping: Bookkeeping): Router {
  const router = Router();
  router.get('/orders/api/export', async (request, response) => {
    const asked = query.safeParse(request.query);
    const problem = asked.success ? periodProblem(asked.data) : 'Give a format (csv, datev) and two days.';
    if (!asked.success || problem !== undefined) {
      response.status(400).json({ error: problem });
      return;
    }
    const { from, to } = asked.data;
    const first = await pages({ from, to });
    if (!first.ok) {
      response.status(first.problem.status).json({ error: first.problem.detail });
      return;
    }
    const { name, media, encoding, head, lines } = formOf(asked.data, bookkeeping);
    async function* written() {
      if (!first.ok) return;
      yield Buffer.from(head + lines(first.bookings), encoding);
      for await (const more of furtherBookings(pages, { from, to }, first.next))
        yield Buffer.from(lines(more), encoding);
    }
    response.attachment(name).type(media);
    await pipeline(Readable.from(written()), response).catch(() => response.destroy());
  });
  return router;
}

function periodProblem({ format, from, to }: Asked): string | undefined {
  if (to < from) return 'The period ends before it begins.';
  if (format === 'datev' && from.slice(0, 4) !== to.slice(0, 4))
    return 'A DATEV file holds one fiscal year: choose days of one year.';
  return undefined;
}

function formOf({ format, from, to }: Asked, bookkeeping: Bookkeeping): Form {
  if (format === 'csv')
    return {
      name: `Bestellungen_${from}_${to}.csv`,
      media: 'text/csv; charset=utf-8',
      encoding: 'utf8',
      head: salesHead(),
      lines: salesLines,
    };
  return {
    name: `EXTF_Buchungsstapel_${from}_${to}.csv`,
    media: 'text/csv; charset=windows-1252',
    encoding: 'latin1',
    head: datevHead({ from, to }, bookkeeping, new Date()),
    lines: (bookings) => datevLines(bookings, bookkeeping),
  };
}
