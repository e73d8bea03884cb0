import { kindLabels } from '@blattwerk/schemas/kinds/kind-names.generated.ts';
import { readSubjectKey } from '@blattwerk/schemas/usage/subject.ts';
import type { UsageCount } from '@blattwerk/schemas/usage/usage-index.ts';
import { blockLabel } from '../../base/schema/labels.ts';
import { knownStories } from '../../store/server/queries.ts';
import type { Say } from '../messages/messages.ts';

/** `auf 12 Seiten, 9 live`; of a story how many pages lead to it. */
export function usageSentence(say: Say, of: string, { pages, live }: UsageCount): string {
  const isStory = of.startsWith('story:');
  if (pages === 0) return say(isStory ? 'usage.linkedNowhere' : 'usage.nowhere');
  if (pages === 1) return say(isStory ? 'usage.linkedOnce' : 'usage.once', { live });
  return say(isStory ? 'usage.linked' : 'usage.pages', { pages, live });
}

/** Label of a subject: block, theme, design, asset, story or product. */
export function subjectLabel(say: Say, key: string): string {
  const subject = readSubjectKey(key);
  if (!subject) return key;
  const { kind, id } = subject;
  switch (kind) {
    case 'block':
      return say('usage.block', { name: blockLabel(id, say.language) });
    case 'theme':
      return say('usage.theme', { id });
    case 'design':
      return say('usage.design', { id });
    case 'asset':
      return say('usage.asset', { name: decodeURIComponent(id.slice(id.lastIndexOf('/') + 1)) });
    case 'story':
      return say('usage.story', { name: knownStories().find(({ uuid }) => uuid === id)?.name ?? id });
    default:
      return say('usage.product', { kind: kindLabels[kind], id });
  }
}
