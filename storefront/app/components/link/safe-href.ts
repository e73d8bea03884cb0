const safeProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Stands for the shop itself, so that relative addresses can be told from absolute ones. */
const shopOrigin = 'https://shop.invalid';

export type SafeHref = { href: string; isExternal: boolean };

/**
 * An address that may stand in a link, or undefined for `javascript:` and every other protocol that could run something.
 * The address is read as browsers read it: control characters, spaces and mixed case hide nothing.
 */
export function safeHref(address: string): SafeHref | undefined {
  const href = address.trim();
  if (href === '' || !URL.canParse(href, shopOrigin)) return undefined;
  const url = new URL(href, shopOrigin);
  if (!safeProtocols.has(url.protocol)) return undefined;
  return { href, isExternal: url.protocol.startsWith('http') && url.origin !== shopOrigin };
}
