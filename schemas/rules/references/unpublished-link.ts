import { draftStory, knownStory } from '../examples/example-content.ts';
import { closedTargets } from '../model/closed-target.ts';
import type { JudgeContext } from '../model/judged-story.ts';
import { fieldLabel } from '../model/labels.ts';
import { linkRemovalFixes } from '../model/making-fixes.ts';
import { atSpot, type Complaint, type Rule } from '../model/rule.ts';
import type { StoryReading } from '../model/story-reading.ts';
import { linkingTo, textLinking } from './link-examples.ts';

/** Stops a page that shoppers see already; of new pages that link each other one has to be the first. */
export const unpublishedLink: Rule = {
  code: 'unpublished_link',
  title: { de: 'Link auf eine unveröffentlichte Seite', en: 'Link to an unpublished page' },
  severity: 'error',
  description: {
    de: 'Eine Seite, die schon im Shop steht, führt zu einer, die dort nicht (mehr) zu sehen ist.',
    en: 'A page that is in the shop already leads to one that cannot be seen there (any more).',
  },
  examples: {
    pass: [
      { title: 'a link to a published page', content: linkingTo(knownStory), envelope: { published: true } },
      {
        title: 'a link from nowhere',
        content: linkingTo('', { cached_url: '' }),
        envelope: { published: true },
      },
    ],
    fail: [
      { title: 'a link to a draft', content: linkingTo(draftStory), envelope: { published: true } },
      {
        title: 'a link in a text to a draft',
        content: textLinking({ linktype: 'story', uuid: draftStory, href: '/entwurf' }),
        envelope: { published: true },
      },
    ],
  },
  check: (reading, context) => (reading.story.published ? linksToDrafts(reading, context) : []),
};

export const prematureLink: Rule = {
  code: 'premature_link',
  title: { de: 'Link auf einen Entwurf', en: 'Link to a draft' },
  severity: 'warning',
  description: {
    de: 'Eine neue Seite führt zu einer, die noch nicht veröffentlicht ist: Beide sollten zusammen erscheinen.',
    en: 'A new page leads to one that is not published yet: both should appear together.',
  },
  examples: {
    pass: [{ title: 'a link to a published page', content: linkingTo(knownStory) }],
    fail: [{ title: 'a link to a draft', content: linkingTo(draftStory) }],
  },
  check: (reading, context) => (reading.story.published ? [] : linksToDrafts(reading, context)),
};

function linksToDrafts(reading: StoryReading, context: JudgeContext): Complaint[] {
  return closedTargets(reading, context)
    .filter(({ target: { isFolder, isPublished } }) => !isFolder && !isPublished)
    .map(({ link }) => {
      const label = fieldLabel(link.field);
      const name = link.address || link.storyId;
      return atSpot(
        link,
        {
          de: `„${name}“ veröffentlichen oder in „${label.de}“ eine andere Seite wählen, im Shop ist sie nicht zu sehen.`,
          en: `Publish “${name}” or choose another page in “${label.en}”; it cannot be seen in the shop.`,
        },
        linkRemovalFixes(link),
      );
    });
}
