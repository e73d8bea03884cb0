import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@blattwerk/database/database.ts';
import { files } from '@blattwerk/database/tables/files.ts';
import { and, eq, gt, inArray, lte, sum } from 'drizzle-orm';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { removeFilesWithoutRow, storedName } from './files-on-disk.ts';

export type FileStoreOptions = {
  database: Database;
  directory: string;
  /** Signs the ids. */
  secret: string;
  /** Seconds that a file is kept. */
  secondsKept: number;
  /** Bytes of all files together. */
  budget: number;
  clock: () => Date;
};
const fileKinds = ['toolbox-print', 'toolbox-web', 'toolbox-page'] as const;
export type FileKind = (typeof fileKinds)[number];

type FileContent = { bytes: Uint8Array; media: string; name: string };
export type NewFile = FileContent & {
  kind: FileKind;
  /** Session of the customer who sent it; null for guests. */
  sessionId: string | null;
};
export type SaveResult = { ok: true; id: string; expiresAt: Date } | { ok: false; refusal: 'full' };
export type ReadResult = { ok: true; file: FileContent } | { ok: false; refusal: 'expired' | 'unknown-file' };

const claimsSchema = z.object({ sub: z.string().regex(storedName), name: z.string(), media: z.string() });
const algorithm = 'HS256';

export type FileStore = ReturnType<typeof createFileStore>;

/**
 * Files for a while, in a directory that several processes may share, each with its row in the database. An id is a
 * signed token with the file's name and expiry in it: forged ones never reach the disk. What was promised until its
 * expiry is never dropped before; when the budget is used up, new files are refused instead.
 */
export function createFileStore(options: FileStoreOptions) {
  const { database, directory, secret, secondsKept, budget, clock } = options;
  const key = createHmac('sha256', secret).update('toolbox files').digest();

  return {
    /** Removes what has expired, row and file, and files that no row knows: a crash left them. */
    async sweep(): Promise<void> {
      const expired = and(inArray(files.kind, fileKinds), lte(files.expiresAt, clock()));
      const gone = await database.delete(files).where(expired).returning({ name: files.storedName });
      await Promise.all(gone.map(({ name }) => rm(join(directory, name), { force: true })));
      await removeFilesWithoutRow(database, directory, clock());
    },

    /** Row and file come into being together: the row counts once the file lies there whole. */
    async save({ bytes, media, name, kind, sessionId }: NewFile): Promise<SaveResult> {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const now = clock();
      const [kept] = await database
        .select({ bytes: sum(files.bytes).mapWith(Number) })
        .from(files)
        .where(and(inArray(files.kind, fileKinds), gt(files.expiresAt, now)));
      if ((kept?.bytes ?? 0) + bytes.length > budget) return { ok: false, refusal: 'full' };
      const expiry = Math.floor(now.getTime() / 1000) + secondsKept;
      const expiresAt = new Date(expiry * 1000);
      const stored = `${expiry}-${randomBytes(16).toString('hex')}`;
      const path = join(directory, stored);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      try {
        await writeFile(`${path}.part`, bytes, { mode: 0o600 });
        await database.transaction(async (transaction) => {
          const row = { storedName: stored, kind, bytes: bytes.length, media, sha256, sessionId };
          await transaction.insert(files).values({ ...row, createdAt: now, expiresAt });
          await rename(`${path}.part`, path);
        });
      } catch (error) {
        await Promise.all([path, `${path}.part`].map((file) => rm(file, { force: true })));
        throw error;
      }
      const id = await new SignJWT({ name, media })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(stored)
        .setExpirationTime(expiry)
        .sign(key);
      return { ok: true, id, expiresAt };
    },

    async read(id: string): Promise<ReadResult> {
      const claims = await verify(id, key, clock());
      if (!claims.ok) return claims;
      const { sub, name, media } = claims.value;
      const [row] = await database.select({ id: files.id }).from(files).where(eq(files.storedName, sub));
      const bytes = row && (await readFile(join(directory, sub)).catch(() => undefined));
      return bytes ? { ok: true, file: { bytes, name, media } } : { ok: false, refusal: 'expired' };
    },
  };
}

async function verify(id: string, key: Uint8Array, currentDate: Date) {
  try {
    const { payload } = await jwtVerify(id, key, { algorithms: [algorithm], currentDate });
    return { ok: true as const, value: claimsSchema.parse(payload) };
  } catch (error) {
    const refusal = error instanceof errors.JWTExpired ? ('expired' as const) : ('unknown-file' as const);
    return { ok: false as const, refusal };
  }
}
