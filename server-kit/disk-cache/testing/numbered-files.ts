import { createHash } from 'node:crypto';

export function nameOf(number: number): string {
  return `${createHash('sha256').update(String(number)).digest('hex')}.webp`;
}

/** 100,000 bytes that tell which file they belong to. */
export function bytesOf(number: number): Buffer {
  return Buffer.alloc(100_000, number % 256);
}
