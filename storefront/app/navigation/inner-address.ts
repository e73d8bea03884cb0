/**
 * An address that the router may go to. Other hosts are other documents, which only a link leads to, and `javascript:`
 * and its like lead nowhere: both throw.
 * @param here absolute address of the page being shown
 */
export function innerAddress(address: string, here: string): URL {
  if (!URL.canParse(address, here)) throw new Error(`Navigation to ${address}: this is no address.`);
  const url = new URL(address, here);
  if (url.origin !== new URL(here).origin) {
    throw new Error(`Navigation to ${address} leaves the shop, which needs a link that the visitor follows.`);
  }
  return url;
}
