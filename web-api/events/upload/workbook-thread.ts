import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/universal';
import type { WorkbookJob, WorkbookMessage } from './workbook-messages.ts';

/** Reads the first sheet of one workbook and ends; the one who started this thread ends it earlier when it takes too long. */
if (!parentPort) throw new Error('This module is started by read-workbook.ts.');
const port = parentPort;
const job: WorkbookJob = workerData;

port.postMessage(await read());

async function read(): Promise<WorkbookMessage> {
  try {
    // As they are written: a number with a comma or a leading zero stays what it is.
    const sheet = await readSheet<string>(new Uint8Array(job.bytes).buffer, {
      parseNumber: (digits) => digits,
    });
    const rows = sheet
      .slice(0, job.mostRows)
      .map((row) => row.slice(0, job.mostColumns).map((cell) => textOf(cell).slice(0, job.longestCell)));
    return { kind: 'rows', rows };
  } catch {
    return { kind: 'broken' };
  }
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
