import { pressRuns } from '@blattwerk/database/tables/print-files.ts';
import type { RunPart } from '@blattwerk/schemas/web-api/orders/press-run-endpoints.ts';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import type { Reply } from '../http/handler.ts';
import { notFound, problem } from '../http/problems.ts';
import { runArchiveName } from './archive-names.ts';

type Endpoint = 'POST /web-api/order-desk/press-runs/{number}/files/{part}';

const kinds = {
  press: { media: 'application/pdf', ending: 'pdf' },
  foil: { media: 'application/pdf', ending: 'foil.pdf' },
  cut: { media: 'application/pdf', ending: 'cut.pdf' },
  ticket: { media: 'application/json', ending: 'json' },
  picture: { media: 'image/webp', ending: 'webp' },
} as const satisfies Record<RunPart, { media: string; ending: string }>;

/** A file of a run from the archive, byte for byte as it was kept. */
export async function runPartAnswer(
  { database, photos: { storage } }: Pick<BackEnd, 'database' | 'photos'>,
  { number, part }: { number: number; part: RunPart },
): Promise<Reply<Endpoint>> {
  const { media, ending } = kinds[part];
  const [run] = await database.select().from(pressRuns).where(eq(pressRuns.number, number));
  if (run?.erasedAt)
    return {
      ok: false,
      problem: problem(
        410,
        `The sheets of run ${number} were erased, as the term of an order on them was over: print its other lines on a run of their own.`,
      ),
    };
  const body = run?.madeAt ? await storage.get(runArchiveName(number, part)) : undefined;
  if (!run || !body) return { ok: false, problem: notFound('There are no such sheets.') };
  const digest = part === 'press' ? run.sha256 : null;
  const repr = digest && `sha-256=:${Buffer.from(digest, 'hex').toString('base64')}:`;
  return {
    ok: true,
    value: { media, body: Buffer.from(body), fileName: `run-${number}.${ending}` },
    ...(repr && { headers: { 'repr-digest': repr } }),
  };
}
