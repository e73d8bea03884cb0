/** Bits of a likeness that photos of one moment may differ in. */
const sameMomentBits = 8;
/** Of the same photo, sent in another size. */
const samePhotoBits = 2;
/** Of a picture that is one colour nearly nothing is told. */
const leastTold = 6;

type Seen = { photoId: string; likeness?: string | undefined };

/** Taken of the same thing in the same moment, more or less. */
export function areAlike(one: Seen, other: Seen): boolean {
  return one.photoId === other.photoId || differ(one, other) <= sameMomentBits;
}

/** One photo, though perhaps sent twice. */
export function areSame(one: Seen, other: Seen): boolean {
  return one.photoId === other.photoId || differ(one, other) <= samePhotoBits;
}

function differ({ likeness: one }: Seen, { likeness: other }: Seen): number {
  if (one === undefined || other === undefined) return Number.POSITIVE_INFINITY;
  const [first, second] = [bitsOf(one), bitsOf(other)];
  if (!first.isTold || !second.isTold) return Number.POSITIVE_INFINITY;
  return countOf(first.high ^ second.high) + countOf(first.low ^ second.low);
}

type Bits = { high: number; low: number; isTold: boolean };

/** Every photo of a book is compared with every other. */
const known = new Map<string, Bits>();

function bitsOf(likeness: string): Bits {
  const read = known.get(likeness);
  if (read) return read;
  const [high, low] = [likeness.slice(0, 8), likeness.slice(8)].map((half) => Number.parseInt(half, 16) | 0);
  const bits = { high: high ?? 0, low: low ?? 0 };
  const ones = countOf(bits.high) + countOf(bits.low);
  const own = { ...bits, isTold: Math.min(ones, 64 - ones) >= leastTold };
  known.set(likeness, own);
  return own;
}

/** Bits that are set, of 32. */
function countOf(half: number): number {
  let rest = half;
  let count = 0;
  for (; rest !== 0; count += 1) rest &= rest - 1;
  return count;
}
