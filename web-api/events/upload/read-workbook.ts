import { Worker } from 'node:worker_threads';
import { uploadLimits } from '@blattwerk/schemas/shop/events/event-limits.ts';
import { unzipSync } from 'fflate';
import { boundList, type ListResult } from './guest-list.ts';
import { type WorkbookJob, workbookMessageSchema } from './workbook-messages.ts';

const timeLimit = 10_000;
const mostFiles = 500;
/** Spreadsheets of other programs have dozens of columns, most of them empty. */
const mostColumns = 256;

/**
 * The first sheet of an XLSX file, read in a thread of its own, started for this one file: one that claims millions of
 * cells, or unpacks to more than memory holds, takes nothing but its thread along.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<ListResult> {
  if (!unpacksToLittle(bytes)) return { ok: false, refusal: 'broken-file' };
  const workerData: WorkbookJob = {
    bytes,
    mostRows: 5 * uploadLimits.rows,
    mostColumns,
    longestCell: 2 * uploadLimits.cell,
  };
  const worker = new Worker(new URL('./workbook-thread.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    env: {},
    // What a library prints stays out of the log.
    stdout: true,
    stderr: true,
  });
  const result = Promise.withResolvers<ListResult>();
  const refuse = () => result.resolve({ ok: false, refusal: 'broken-file' });
  const timer = setTimeout(refuse, timeLimit);
  worker.on('error', refuse);
  worker.on('exit', refuse);
  worker.on('message', (value: unknown) => {
    const message = workbookMessageSchema.parse(value);
    if (message.kind === 'rows') result.resolve(boundList(message.rows));
    else refuse();
  });
  try {
    return await result.promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** By what its directory says; unpacking allots no more than that. Nothing is unpacked here. */
function unpacksToLittle(bytes: Uint8Array): boolean {
  let unpacked = 0;
  let files = 0;
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        unpacked += originalSize;
        files += 1;
        return false;
      },
    });
  } catch {
    return false;
  }
  return unpacked <= uploadLimits.unpackedBytes && files <= mostFiles;
}
