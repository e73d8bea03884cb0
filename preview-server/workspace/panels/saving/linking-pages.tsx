import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import type { SubjectKey } from '@blattwerk/schemas/usage/subject.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { useUsage } from '../../store/server/usage.ts';
import { useMessages } from '../messages/messages.ts';

const shownAtOnce = 5;

/** Published pages whose links lead to nothing once this one is gone, by name. */
export function LinkingPages({ subject }: { subject: SubjectKey }) {
  const say = useMessages();
  const [usage] = useUsage([subject]).data ?? [];
  if (!usage || usage.pages === 0) return null;
  const { pages, live, uses } = usage;
  const first = uses.toSorted((one, other) => other.inPublished - one.inPublished).slice(0, shownAtOnce);
  const showAll = {
    label: say('unpublish.more', { count: pages }),
    run: () => openDialog('usage', { subjects: [subject] }),
  };
  return (
    <Notice tone="warning" actions={pages > first.length ? [showAll] : []}>
      {say(pages === 1 ? 'usage.deleteLinkedOnce' : 'usage.deleteLinked', { pages, live })}
      <ul>
        {first.map(({ id, name, fullSlug }) => (
          <li key={id}>
            {name} <small>{fullSlug}</small>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
