import { innerAddress } from './inner-address.ts';
import { needsLoading } from './needs-loading.ts';

/** What the page says of navigations of its own (`NavigateEvent.info`). */
export const asPage = Symbol('page');
export const asDocument = Symbol('document');

/** Goes to an address of the shop, and throws for any other; `replace` leaves no trace in the history. */
export function navigate(address: string, { replace = false }: { replace?: boolean } = {}): void {
  const to = innerAddress(address, location.href);
  if ('navigation' in window) start(to.href, replace, asPage);
  else if (needsLoading(location, to)) location[replace ? 'replace' : 'assign'](to);
  else {
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }
}

/** Opens an address as a document of its own. */
export function openDocument(address: string, replace: boolean): void {
  const { href } = new URL(address, location.href);
  // An address that differs in nothing would at most be scrolled to its hash.
  if (href === location.href) location.reload();
  else if ('navigation' in window) start(href, replace, asDocument);
  else location[replace ? 'replace' : 'assign'](href);
}

function start(href: string, replace: boolean, info: symbol): void {
  const { committed, finished } = navigation.navigate(href, { history: replace ? 'replace' : 'auto', info });
  // Overtaken by the reader's next choice.
  committed?.catch(() => {});
  finished?.catch(() => {});
}
