import { folderWithoutStartPage, folderWithStartPage, knownStory } from '../examples/example-content.ts';
import { closedTargets } from '../model/closed-target.ts';
import type { Fix } from '../model/fix.ts';
import { fieldLabel } from '../model/labels.ts';
import { linkRemovalFixes, offeredFix, replacing } from '../model/making-fixes.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import { extend } from '../model/story-path.ts';
import type { ReadLink } from '../model/story-reading.ts';
import { linkingTo, textLinking } from './link-examples.ts';

export const folderLink: Rule = {
  code: 'folder_link',
  title: { de: 'Link auf einen Ordner', en: 'Link to a folder' },
  severity: 'error',
  description: {
    de: 'Ein Link führt zu einem Ordner ohne Startseite; unter dessen Adresse gibt es nichts zu sehen.',
    en: 'A link leads to a folder without a start page; there is nothing to see at its address.',
  },
  examples: {
    pass: [{ title: 'a link to a story', content: linkingTo(knownStory) }],
    fail: [
      { title: 'a link to a folder', content: linkingTo(folderWithoutStartPage) },
      {
        title: 'a link in a text to a folder',
        content: textLinking({ linktype: 'story', uuid: folderWithoutStartPage, href: '/karten' }),
      },
    ],
  },
  check: (story, context) =>
    closedTargets(story, context)
      .filter(({ target }) => target.isFolder && target.startPage === undefined)
      .map(({ link }) => {
        const label = fieldLabel(link.field);
        const name = link.address || link.storyId;
        return atSpot(
          link,
          {
            de: `In „${label.de}“ eine Seite wählen, „${name}“ ist ein Ordner ohne Startseite.`,
            en: `Choose a page in “${label.en}”; “${name}” is a folder without a start page.`,
          },
          linkRemovalFixes(link),
        );
      }),
};

export const startFolderLink: Rule = {
  code: 'start_folder_link',
  title: { de: 'Ordner statt Startseite', en: 'Folder instead of its start page' },
  severity: 'warning',
  description: {
    de: 'Ein Link führt zu einem Ordner statt zu dessen Startseite; zieht die Seite um, führt er ins Leere.',
    en: 'A link leads to a folder instead of its start page; once that page moves, it leads nowhere.',
  },
  examples: {
    pass: [{ title: 'a link to a story', content: linkingTo(knownStory) }],
    fail: [
      { title: 'a link to a folder', content: linkingTo(folderWithStartPage) },
      {
        title: 'a link in a text to a folder',
        content: textLinking({ linktype: 'story', uuid: folderWithStartPage, href: '/service' }),
      },
    ],
  },
  check: (story, context) =>
    closedTargets(story, context).flatMap(({ link, target: { isFolder, startPage } }) => {
      if (!isFolder || startPage === undefined) return [];
      const label = fieldLabel(link.field);
      const name = link.address || link.storyId;
      const message = {
        de: `In „${label.de}“ statt des Ordners „${name}“ seine Startseite wählen.`,
        en: `Choose the start page of the folder “${name}” in “${label.en}”.`,
      };
      return [atSpot(link, message, [leadingTo(link, startPage)])];
    }),
};

/** The same link to another story. */
function leadingTo({ field, path, storyId }: ReadLink, uuid: string): Fix {
  const key = field.type === 'multilink' ? 'id' : 'uuid';
  const label = { de: 'Zur Startseite führen', en: 'Lead to the start page' };
  return offeredFix(label, replacing(extend(path, key), storyId, uuid));
}
