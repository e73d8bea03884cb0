/** Parameters of listings; all others of an address concern the page. */
export function isListingParameter(name: string): boolean {
  return /^(\d+\.)?([a-z]\w*\[\]|q|sort|tileCount|after|page)$/i.test(name);
}
