/** What is added to a document that React wrote. */
export type Additions = {
  /** Before the end of the `<head>`. */
  head: readonly Uint8Array[];
  /** Before the end of the `<body>`. */
  body: readonly Uint8Array[];
};

const headEnd = Buffer.from('</head>');
const documentEnd = Buffer.from('</body></html>');

/**
 * Joins a document with what is added to it, copying each byte once.
 * @param parts of the document, UTF-8; what they end with may lie in two of them
 */
export function insertParts(parts: readonly Uint8Array[], { head, body }: Additions): Buffer {
  const { start, rest } = splitHead(parts);
  const endOfHead = start.indexOf(headEnd);
  if (endOfHead === -1) throw new Error('React wrote no head.');
  const bytes = Buffer.allocUnsafe(lengthOf(parts) + lengthOf(head) + lengthOf(body));
  let at = 0;
  const add = (part: Uint8Array) => {
    bytes.set(part, at);
    at += part.length;
  };
  add(start.subarray(0, endOfHead));
  head.forEach(add);
  add(start.subarray(endOfHead));
  rest.forEach(add);
  at -= documentEnd.length;
  if (!bytes.subarray(at, at + documentEnd.length).equals(documentEnd))
    throw new Error('React wrote no whole document.');
  body.forEach(add);
  add(documentEnd);
  return bytes;
}

/** The parts until the head has ended, as one. */
function splitHead(parts: readonly Uint8Array[]): { start: Buffer; rest: readonly Uint8Array[] } {
  let taken = 1;
  let start = Buffer.concat(parts.slice(0, taken));
  while (taken < parts.length && !start.includes(headEnd)) {
    taken += 1;
    start = Buffer.concat(parts.slice(0, taken));
  }
  return { start, rest: parts.slice(taken) };
}

function lengthOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}
