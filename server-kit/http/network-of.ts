import { isIPv6 } from 'node:net';

/**
 * Whom an address belongs to, as far as counting goes: an IPv4 address, or the 64 bits of an IPv6 one that a provider
 * gives to a household. The other half everyone changes at will.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(plain) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return address;
  // Written in its one short form.
  const short = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [before = '', after = ''] = short.split('::');
  const [head, tail] = [before, after].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - (head?.length ?? 0) - (tail?.length ?? 0) }, () => '0');
  return [...(head ?? []), ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}
