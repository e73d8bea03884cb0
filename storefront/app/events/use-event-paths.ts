import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';

/** Addresses of the event portal. @returns `to()` is all events, `to(id)` one, `to(id, 'edit')` a page of it */
export function useEventPaths(): (...rest: string[]) => string {
  const t = useLateMessages();
  const { urls } = usePage();
  return (...rest) => urls.to([t('account.guestListsPath'), ...rest].join('/'));
}
