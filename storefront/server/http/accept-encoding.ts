const refused = /;\s*q=0(\.0*)?$/;

/** The best encoding a browser accepts: Brotli, else gzip, else none. */
export function chooseEncoding(header: string | undefined): 'br' | 'gzip' | 'identity' {
  if (header === undefined) return 'identity';
  const accepted = header.split(',').map((part) => part.trim());
  const accepts = (name: string) =>
    accepted.some((part) => (part === name || part.startsWith(`${name};`)) && !refused.test(part));
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
}
