/**
 * Which of a hundred buckets a key falls into, from 1: MurmurHash3 as the vendor's clients reckon it.
 * @param key of letters that are a byte each, as drawn keys are
 */
export function bucketOf(key: string, seed: number): number {
  let hash = seed | 0;
  const whole = key.length & ~3;
  for (let at = 0; at < whole; at += 4) {
    hash ^= mixed(
      key.charCodeAt(at) |
        (key.charCodeAt(at + 1) << 8) |
        (key.charCodeAt(at + 2) << 16) |
        (key.charCodeAt(at + 3) << 24),
    );
    hash = (hash << 13) | (hash >>> 19);
    hash = (Math.imul(hash, 5) + 0xe6546b64) | 0;
  }
  let rest = 0;
  for (let at = key.length - 1; at >= whole; at -= 1) rest = (rest << 8) | key.charCodeAt(at);
  hash ^= mixed(rest) ^ key.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) % 100) + 1;
}

function mixed(block: number): number {
  const once = Math.imul(block, 0xcc9e2d51);
  return Math.imul((once << 15) | (once >>> 17), 0x1b873593);
}
