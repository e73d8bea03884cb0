/** Addresses that one order goes to at most. */
export const mostAddresses = 10;

type DividedLine = {
  quantity: number;
  /** False for what comes by e-mail: it goes to no address. */
  isSent: boolean;
};

/** What is wrong with a division; addresses are counted from the first that gets what is left. */
export type DivisionFault =
  | { kind: 'too-many'; line: number; over: number }
  | { kind: 'nothing-left' }
  | { kind: 'empty'; address: number };

/** Pieces of each line for each address, the first address before the further ones. */
export type Division = { ok: true; parcels: number[][] } | { ok: false; faults: DivisionFault[] };

/**
 * Divides lines among addresses: further ones get the pieces that are named, the first what is left. So the parts of a
 * line add up to it, for any input; refused are only more than there is, and an address that gets nothing.
 * @param further pieces of each line for each further address, in the order of the lines
 */
export function divideLines(
  lines: readonly DividedLine[],
  further: readonly (readonly number[])[],
): Division {
  const given = further.map((pieces) => lines.map(({ isSent }, line) => (isSent ? (pieces[line] ?? 0) : 0)));
  const left = lines.map(({ quantity, isSent }, line) =>
    isSent ? quantity - given.reduce((sum, pieces) => sum + (pieces[line] ?? 0), 0) : 0,
  );
  const faults = [
    ...left.flatMap((rest, line): DivisionFault[] =>
      rest < 0 ? [{ kind: 'too-many', line, over: -rest }] : [],
    ),
    ...given.flatMap((pieces, place): DivisionFault[] =>
      isEmpty(pieces) ? [{ kind: 'empty', address: place + 1 }] : [],
    ),
    ...(further.length > 0 && isEmpty(left) ? [{ kind: 'nothing-left' as const }] : []),
  ];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, parcels: [left, ...given] };
}

const isEmpty = (pieces: readonly number[]): boolean => pieces.every((count) => count === 0);

/**
 * Which pieces of a line are in which parcel, counted from 1: lists of names are dealt out in their order.
 * @param counts pieces of the line in each parcel
 */
export function piecesInParcel(
  counts: readonly number[],
  parcel: number,
): { first: number; last: number } | undefined {
  const before = counts.slice(0, parcel).reduce((sum, count) => sum + count, 0);
  const count = counts[parcel] ?? 0;
  return count > 0 ? { first: before + 1, last: before + count } : undefined;
}
