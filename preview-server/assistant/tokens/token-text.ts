import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { isSameSecret } from '../../content-space/access/same-secret.ts';

/** Begins every token, so that scanners of code and logs know one that was left lying about. */
const prefix = 'blattwerk-assistant';
const pattern = /^blattwerk-assistant_([0-9a-f-]{36})_([\w-]{43})$/;

export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether a hash is kept of this secret, in a time that says nothing about either. */
export const fits = (secret: string, kept: string): boolean => isSameSecret(hashOf(secret), kept);

export const writeToken = (id: string, secret: string): string => `${prefix}_${id}_${secret}`;

/** The parts of a token; undefined for any other text. */
export function readToken(text: string): { id: string; secret: string } | undefined {
  const [, id, secret] = pattern.exec(text) ?? [];
  return secret !== undefined && z.uuid().safeParse(id).success && id !== undefined
    ? { id, secret }
    : undefined;
}
