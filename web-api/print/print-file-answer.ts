import type { OrderRow } from '@blattwerk/database/tables/orders.ts';
import type { PrintPart } from '@blattwerk/schemas/web-api/orders/print-files.ts';
import type { BackEnd } from '../back-end.ts';
import type { Reply } from '../http/handler.ts';
import { notFound } from '../http/problems.ts';
import { archiveName, pagePictureName } from './archive-names.ts';
import { erasedProblem } from './erased-problem.ts';
import { findPrintFiles } from './find-print-files.ts';

type Endpoint = 'POST /web-api/order-desk/orders/{number}/print-files/{line}/{part}';

const kinds = {
  press: { media: 'application/pdf', ending: 'pdf', of: 'made' },
  plates: { media: 'application/pdf', ending: 'plates.pdf', of: 'made' },
  ticket: { media: 'application/json', ending: 'json', of: 'made' },
  difference: { media: 'image/png', ending: 'png', of: 'differs' },
} as const satisfies Record<PrintPart, { media: string; ending: string; of: string }>;

/** A picture of a page from the archive. */
export async function pagePictureAnswer(
  { config, database, photos: { storage } }: Pick<BackEnd, 'config' | 'database' | 'photos'>,
  order: OrderRow,
  { line, page }: { line: number; page: number },
): Promise<Reply<'POST /web-api/order-desk/orders/{number}/print-files/{line}/pages/{page}'>> {
  const file = (await findPrintFiles({ config, database }, order)).find((each) => each.line === line);
  if (file?.state === 'erased') return { ok: false, problem: erasedProblem(order) };
  const { number } = order;
  const isThere = number !== null && file?.state === 'made' && page <= file.pages.length;
  const body = isThere ? await storage.get(pagePictureName({ number, line }, page)) : undefined;
  if (!body) return { ok: false, problem: notFound('There is no picture of such a page.') };
  const fileName = `${number}_${line}.${page}.webp`;
  return { ok: true, value: { media: 'image/webp', body: Buffer.from(body), fileName } };
}

/** A file of a line from the archive, byte for byte as it was kept. */
export async function printFileAnswer(
  { config, database, photos: { storage } }: Pick<BackEnd, 'config' | 'database' | 'photos'>,
  order: OrderRow,
  { line, part }: { line: number; part: PrintPart },
): Promise<Reply<Endpoint>> {
  const { media, ending, of } = kinds[part];
  const file = (await findPrintFiles({ config, database }, order)).find((each) => each.line === line);
  if (file?.state === 'erased') return { ok: false, problem: erasedProblem(order) };
  const { number } = order;
  const isThere = number !== null && file?.state === of;
  const body = isThere ? await storage.get(archiveName({ number, line }, part)) : undefined;
  if (!body) return { ok: false, problem: notFound('The order has no such file for the press.') };
  const digest = part === 'press' && file?.state === 'made' ? file.sha256 : undefined;
  const repr = digest && `sha-256=:${Buffer.from(digest, 'hex').toString('base64')}:`;
  return {
    ok: true,
    value: { media, body: Buffer.from(body), fileName: `${number}_${line}.${ending}` },
    ...(repr && { headers: { 'repr-digest': repr } }),
  };
}
