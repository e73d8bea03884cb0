import { dialogOfLink } from '../layout/visitor-dialogs/dialog-of-link.ts';

/** Where the footer's link to the newsletter leads; undefined where there is none. */
export function newsletterPathOf(page: Document, pathPrefix: string): string | undefined {
  for (const { pathname, origin } of page.querySelectorAll<HTMLAnchorElement>('footer a[href]')) {
    if (origin !== location.origin) continue;
    const dialog = dialogOfLink(pathname, { currentPath: '', pathPrefix, isLoggedIn: false });
    if (dialog?.kind === 'newsletter') return dialog.path;
  }
  return undefined;
}
