import { createHmac, timingSafeEqual } from 'node:crypto';

/** Who asks: a server of the shop's own, which learns who is in a segment, or a browser. */
export type FlagClientKind = 'server' | 'browser';
const kinds: readonly FlagClientKind[] = ['server', 'browser'];

/** The key by which clients of the shop's own flag service are known; that of browsers is public by nature. */
export function flagServiceKey(kind: FlagClientKind, secret: string): string {
  return createHmac('sha256', secret).update(`flag service\n${kind}`).digest('hex').slice(0, 40);
}

/** Whose key it is. */
export function readFlagServiceKey(key: string, secret: string): FlagClientKind | undefined {
  const given = Buffer.from(key);
  return kinds.find((kind) => {
    const own = Buffer.from(flagServiceKey(kind, secret));
    return own.length === given.length && timingSafeEqual(own, given);
  });
}
