import { examplePage } from '../examples/example-content.ts';
import { atStory, type Rule } from '../model/rule.ts';

export const missingFolder: Rule = {
  code: 'missing_folder',
  title: { de: 'Ordner gibt es nicht', en: 'Folder does not exist' },
  severity: 'error',
  description: {
    de: 'Die Seite liegt in einem Ordner, den es nicht gibt; beim Hochladen wird sie abgelehnt.',
    en: 'The story lies in a folder that does not exist; it is refused when it is uploaded.',
  },
  examples: {
    pass: [
      { title: 'a folder of the space', content: examplePage(), envelope: { parent_id: 12 } },
      { title: 'no folder', content: examplePage(), envelope: { parent_id: 0 } },
    ],
    fail: [{ title: 'a folder that is none', content: examplePage(), envelope: { parent_id: 99 } }],
  },
  check(reading, { folderExists }) {
    const { parent_id } = reading.story;
    if (!parent_id || !folderExists || folderExists(parent_id)) return [];
    return [
      atStory(reading, {
        de: `Die Seite in einen Ordner des Bereichs legen, den Ordner ${parent_id} gibt es nicht.`,
        en: `Put the story into a folder of the space; there is no folder ${parent_id}.`,
      }),
    ];
  },
};
