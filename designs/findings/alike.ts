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
  const bits = halves(one).map((half, index) => half ^ (halves(other)[index] ?? 0));
  const isTold = [one, other].every((hash) => toldBy(hash) >= leastTold);
  return isTold ? bits.reduce((sum, half) => sum + countOf(half), 0) : Number.POSITIVE_INFINITY;
}

function toldBy(likeness: string): number {
  const ones = halves(likeness).reduce((sum, half) => sum + countOf(half), 0);
  return Math.min(ones, 64 - ones);
}

function halves(likeness: string): number[] {
  return [likeness.slice(0, 8), likeness.slice(8)].map((half) => Number.parseInt(half, 16));
}

/** Bits that are set, of 32. */
function countOf(half: number): number {
  let rest = half;
  let count = 0;
  for (; rest !== 0; count += 1) rest &= rest - 1;
  return count;
}
