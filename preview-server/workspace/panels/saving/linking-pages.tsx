import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import type { SubjectKey } from '@blattwerk/schemas/usage/subject.ts';
import type { SubjectUsage } from '../../../workspace-api/usage-answer.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { useMessages } from '../messages/messages.ts';
import { PageNames, shownAtOnce } from './page-names.tsx';

type LinkingPagesProps = {
  subject: SubjectKey;
  /** Where it is used; undefined until that is known. */
  usage: SubjectUsage | undefined;
};

/** Published pages whose links lead to nothing once this one is gone, by name. */
export function LinkingPages({ subject, usage }: LinkingPagesProps) {
  const say = useMessages();
  if (!usage || usage.pages === 0) return null;
  const { pages, live, uses } = usage;
  const showAll = {
    label: say('unpublish.more', { count: pages }),
    run: () => openDialog('usage', { subjects: [subject] }),
  };
  return (
    <Notice tone="warning" actions={pages > shownAtOnce ? [showAll] : []}>
      {say(pages === 1 ? 'usage.deleteLinkedOnce' : 'usage.deleteLinked', { pages, live })}
      <PageNames pages={uses} />
    </Notice>
  );
}
