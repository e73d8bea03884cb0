import { type SubjectKey, subjectKey } from '@blattwerk/schemas/usage/subject.ts';
import type { SubjectUsage } from '../../../workspace-api/usage-answer.ts';
import { useDocument } from '../page/document.ts';
import { useUsage } from './usage.ts';

type Use = SubjectUsage['uses'][number];

export type Consequences = {
  subject: SubjectKey;
  /** Pages whose links lead to the open page. */
  linking: SubjectUsage;
  /** Published pages that list it by themselves. */
  listings: readonly Use[];
};

/** Lists of articles name every published page below the magazine that holds one. */
const articleLists = subjectKey('block', 'article_list');

/** What changes elsewhere when the open page comes into the shop, or leaves it; undefined until that is known. */
export function useConsequences(): Consequences | undefined {
  const uuid = useDocument(({ story }) => story.uuid) ?? '';
  const slug = useDocument(({ story }) => story.full_slug) ?? '';
  const holdsArticle =
    useDocument(({ index }) => [...index.values()].some(({ component }) => component === 'article')) ?? false;
  const subject = subjectKey('story', uuid);
  const { data } = useUsage([subject, articleLists]);
  const [linking, lists] = data ?? [];
  if (!linking || !lists || uuid === '') return undefined;
  const [channel = '', section] = slug.split('/');
  const isListed = holdsArticle && section === 'magazin';
  const listings = isListed
    ? lists.uses.filter(
        (use) => use.inPublished > 0 && use.fullSlug !== slug && use.fullSlug.startsWith(`${channel}/`),
      )
    : [];
  return { subject, linking, listings };
}
