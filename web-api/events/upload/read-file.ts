import { createWorkQueue } from '@blattwerk/server-kit/queue/work-queue.ts';
import type { ListResult } from './guest-list.ts';
import { readCsv } from './read-text.ts';
import { readWorkbook } from './read-workbook.ts';

/** Threads of workbooks at a time, and how many wait for one. */
const threads = createWorkQueue<ListResult>({ running: 1, waiting: 6, patienceSeconds: 20 });

const zip = [0x50, 0x4b, 0x03, 0x04];
/** Excel's format until 2003, and also what one with a password looks like. */
const oldExcel = [0xd0, 0xcf, 0x11, 0xe0];

/** What is in a file that was brought along; its own first bytes say what it is, its name counts for nothing. */
export async function readFile(bytes: Uint8Array): Promise<ListResult> {
  if (beginsWith(bytes, oldExcel)) return { ok: false, refusal: 'old-excel' };
  if (beginsWith(bytes, zip)) {
    const done = await threads.run(() => readWorkbook(bytes));
    return done.ok ? done.value : { ok: false, refusal: 'busy' };
  }
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (!isUtf16 && bytes.includes(0)) return { ok: false, refusal: 'unknown-file' };
  return readCsv(bytes);
}

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}
