import { accountPaths, newsletterPaths } from '@blattwerk/schemas/shop/pages/dialog-paths.generated.ts';
import type { VisitorDialog } from '../../state/open-dialog.ts';

type Where = {
  /** The page being shown, which needs no dialog of itself. */
  currentPath: string;
  pathPrefix: string;
  isLoggedIn: boolean;
};

/** What opens over the page in place of following a link of header or footer; undefined: the link is followed. */
export function dialogOfLink(
  path: string,
  { currentPath, pathPrefix, isLoggedIn }: Where,
): VisitorDialog | undefined {
  if (path === currentPath || !path.startsWith(pathPrefix)) return undefined;
  const segments = path.slice(pathPrefix.length).split('/').filter(Boolean);
  const last = segments.at(-1) ?? '';
  if (segments.length === 1 && accountPaths.includes(last))
    return isLoggedIn ? undefined : { kind: 'account' };
  return newsletterPaths.includes(last) ? { kind: 'newsletter', path } : undefined;
}
