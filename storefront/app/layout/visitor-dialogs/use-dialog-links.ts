import { useEffect } from 'react';
import { customerStore } from '../../customer/customer-store.ts';
import { clientPath } from '../client-path.ts';
import { isPlainClick } from '../plain-click.ts';
import { dialogOfLink } from './dialog-of-link.ts';
import { openDialog } from './open-dialog.ts';

/**
 * Opens account and newsletter over the page when their links in header or footer are clicked. The links stay plain
 * anchors: before and without scripts they lead to pages. Call it before whatever else follows links.
 */
export function useDialogLinks(pathPrefix: string): void {
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>(':is(header, footer) a')
          : null;
      const path = link && isPlainClick(event) ? clientPath(link, location) : undefined;
      const { isLoggedIn } = customerStore.current().customer;
      const where = { currentPath: location.pathname, pathPrefix, isLoggedIn };
      const dialog = path === undefined ? undefined : dialogOfLink(path, where);
      if (!dialog) return;
      event.preventDefault();
      openDialog(dialog);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [pathPrefix]);
}
