import type { Database } from '@blattwerk/database/database.ts';
import { invoicePdfs } from '@blattwerk/database/tables/invoices.ts';
import { mails } from '@blattwerk/database/tables/mails.ts';
import { pressRuns, printFiles } from '@blattwerk/database/tables/print-files.ts';
import { meter } from '@blattwerk/server-kit/watching/meter.ts';
import { and, count, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

type Queue = { name: string; table: PgTable; due: PgColumn; isOpen: SQL | undefined };

const printed: readonly Queue[] = [
  {
    name: 'invoice PDFs',
    table: invoicePdfs,
    due: invoicePdfs.nextAttemptAt,
    isOpen: isNull(invoicePdfs.content),
  },
  {
    name: 'print files',
    table: printFiles,
    due: printFiles.nextAttemptAt,
    isOpen: and(isNull(printFiles.madeAt), isNull(printFiles.erasedAt)),
  },
  {
    name: 'press runs',
    table: pressRuns,
    due: pressRuns.nextAttemptAt,
    isOpen: and(isNull(pressRuns.madeAt), isNull(pressRuns.erasedAt)),
  },
];
const sent: Queue = {
  name: 'mails',
  table: mails,
  due: mails.nextAttemptAt,
  isOpen: isNull(mails.sentAt),
};

/**
 * How much waits to be done, and how late the latest of it is; one process with jobs looks for all.
 * @param sendsMail whether there is a mail server: without one messages wait for good
 */
export function watchWork(database: Database, { sendsMail }: { sendsMail: boolean }): void {
  const waiting = meter().createObservableGauge('work.waiting', { description: 'What waits to be done.' });
  const overdue = meter().createObservableGauge('work.overdue', {
    description: 'How long the oldest of it has been due.',
    unit: 's',
  });
  const queues = sendsMail ? [...printed, sent] : printed;
  meter().addBatchObservableCallback(
    async (result) => {
      for (const { name, table, due, isOpen } of queues) {
        const [row] = await database
          .select({ open: count(), late: sql`extract(epoch from now() - min(${due}))`.mapWith(Number) })
          .from(table)
          .where(isOpen)
          // What cannot be asked now is missing in this look, and the database has an alert of its own.
          .catch(() => []);
        if (!row) continue;
        result.observe(waiting, row.open, { work: name });
        result.observe(overdue, Math.max(0, row.late), { work: name });
      }
    },
    [waiting, overdue],
  );
}
