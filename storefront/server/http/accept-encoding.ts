import type { Encoding } from './stored-response.ts';

const refused = /;\s*q=0(\.0*)?$/;

/** Headers read before: browsers of one kind send the same. */
const known = new Map<string, Encoding>();
const maxKnown = 100;
const maxKnownLength = 100;

/** The best encoding a browser accepts: Brotli, else gzip, else none. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const before = known.get(header);
  if (before !== undefined) return before;
  const encoding = read(header);
  if (known.size >= maxKnown) known.clear();
  if (header.length <= maxKnownLength) known.set(header, encoding);
  return encoding;
}

function read(header: string): Encoding {
  const accepted = header.split(',').map((part) => part.trim());
  const accepts = (name: string) =>
    accepted.some((part) => (part === name || part.startsWith(`${name};`)) && !refused.test(part));
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
}
