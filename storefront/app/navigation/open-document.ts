import type { NavigationType } from './place.ts';

/** Leaves the page for a document of its own; back and forward have brought the history there already. */
export function openDocument(address: string, navigation: NavigationType): void {
  const { href } = new URL(address, location.href);
  // An address that differs in nothing would at most be scrolled to its hash.
  if (href === location.href) location.reload();
  else if (navigation === 'push') location.assign(href);
  else location.replace(href);
}
