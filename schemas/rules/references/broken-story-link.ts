import {
  exampleTeaser,
  exampleText,
  knownStory,
  linkMark,
  pageWith,
  paragraph,
  storyLink,
} from '../examples/example-content.ts';
import { fieldLabel } from '../model/labels.ts';
import { linkRemovalFixes } from '../model/making-fixes.ts';
import { atSpot, type Rule } from '../model/rule.ts';

const gone = 'a3f1c9d2-0000-4000-8000-00000000dead';

export const brokenStoryLink: Rule = {
  code: 'broken_story_link',
  title: { de: 'Link ins Leere', en: 'Broken link' },
  severity: 'error',
  description: {
    de: 'Ein Link führt zu einer Seite, die es nicht (mehr) gibt.',
    en: 'A link leads to a story that does not exist (any more).',
  },
  examples: {
    pass: [
      { title: 'a link to a story', content: pageWith(exampleTeaser({ url: storyLink(knownStory) })) },
      {
        title: 'an empty link',
        content: pageWith(exampleTeaser({ url: storyLink('', { cached_url: '' }) })),
      },
      {
        title: 'a link in a text',
        content: pageWith(
          exampleText([paragraph('Versand', [linkMark({ linktype: 'story', uuid: knownStory })])]),
        ),
      },
    ],
    fail: [
      { title: 'a link to a deleted story', content: pageWith(exampleTeaser({ url: storyLink(gone) })) },
      { title: 'a link by address only', content: pageWith(exampleTeaser({ url: storyLink('') })) },
      {
        title: 'a link in a text to a deleted story',
        content: pageWith(exampleText([paragraph('Versand', [linkMark({ linktype: 'story', uuid: gone })])])),
      },
    ],
  },
  check: ({ links }, { storyAt }) =>
    links
      .filter(({ linkType }) => linkType === 'story')
      .filter(({ storyId, address }) => (storyId === '' ? address !== '' : !storyAt(storyId)))
      .map((link) => {
        const label = fieldLabel(link.field);
        const target = link.address || link.storyId;
        return atSpot(
          link,
          {
            de: `In „${label.de}“ eine andere Seite wählen oder den Link entfernen, „${target}“ gibt es nicht.`,
            en: `Choose another page in “${label.en}” or remove the link; “${target}” does not exist.`,
          },
          linkRemovalFixes(link),
        );
      }),
};
