import { useEffect } from 'react';
import { customerStore } from '../../customer/customer-store.ts';
import { navigate } from '../../navigation/navigate.ts';
import { clientPath } from '../../preload/client-path.ts';
import { openDialog } from '../../state/open-dialog.ts';
import { isPlainClick } from '../plain-click.ts';
import { dialogOfLink } from './dialog-of-link.ts';
import { loadDialog } from './visitor-dialogs.tsx';

/**
 * Opens account and newsletter over the page when their links in header or footer are clicked. The links stay plain
 * anchors: before and without scripts they lead to pages. Call it before other hooks that follow links.
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
      if (path === undefined || !dialog) return;
      event.preventDefault();
      // Without its code, the page that the link leads to does the same.
      loadDialog(dialog).then(
        () => openDialog(dialog),
        () => navigate(path),
      );
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [pathPrefix]);
}
