import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

export type FileStoreOptions = {
  directory: string;
  /** Signs the ids. */
  secret: string;
  /** Seconds that a file is kept. */
  secondsKept: number;
  /** Bytes of all files together. */
  budget: number;
  clock: () => Date;
};
export type KeptFile = { bytes: Uint8Array; media: string; name: string };
export type SaveResult = { ok: true; id: string; expiresAt: Date } | { ok: false; refusal: 'full' };
export type ReadResult = { ok: true; file: KeptFile } | { ok: false; refusal: 'expired' | 'unknown-file' };

/** `<second of expiry>-<random>`: the name on disk says when the file may go. */
const storedName = /^(\d{10,12})-[0-9a-f]{32}$/;
const claimsSchema = z.object({ sub: z.string().regex(storedName), name: z.string(), media: z.string() });
const algorithm = 'HS256';

export type FileStore = ReturnType<typeof createFileStore>;

/**
 * Files for a while, in a directory that several processes may share. An id is a signed token with the file's name and
 * expiry in it: forged ones never reach the disk. What was promised until its expiry is never dropped before; when the
 * budget is used up, new files are refused instead.
 */
export function createFileStore({ directory, secret, secondsKept, budget, clock }: FileStoreOptions) {
  const key = createHmac('sha256', secret).update('toolbox files').digest();

  /** Removes what has expired and half-written files that nobody finishes. Answers the bytes that remain. */
  async function sweep(): Promise<number> {
    const now = clock().getTime() / 1000;
    const names = await readdir(directory).catch(() => []);
    const sizes = await Promise.all(
      names.map(async (name) => {
        const expiry = storedName.exec(name.replace(/\.part$/, ''))?.[1];
        if (expiry === undefined) return 0;
        if (Number(expiry) > now)
          return (await stat(join(directory, name)).catch(() => undefined))?.size ?? 0;
        await rm(join(directory, name), { force: true });
        return 0;
      }),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  return {
    sweep,

    async save({ bytes, media, name }: KeptFile): Promise<SaveResult> {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      if ((await sweep()) + bytes.length > budget) return { ok: false, refusal: 'full' };
      const expiry = Math.floor(clock().getTime() / 1000) + secondsKept;
      const stored = `${expiry}-${randomBytes(16).toString('hex')}`;
      const path = join(directory, stored);
      await writeFile(`${path}.part`, bytes, { mode: 0o600 });
      await rename(`${path}.part`, path);
      const id = await new SignJWT({ name, media })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(stored)
        .setExpirationTime(expiry)
        .sign(key);
      return { ok: true, id, expiresAt: new Date(expiry * 1000) };
    },

    async read(id: string): Promise<ReadResult> {
      const claims = await verify(id, key, clock());
      if (!claims.ok) return claims;
      const { sub, name, media } = claims.value;
      const bytes = await readFile(join(directory, sub)).catch(() => undefined);
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
