import { editorName } from '../../../content-space/story-shape/editor-name.ts';
import type { Say } from './messages.ts';

/** An author's name; without one, the word for editors in the language of the interface. */
export const authorName = (say: Say, name: string | undefined): string =>
  name === undefined || name === '' || name === editorName ? say('people.unnamed') : name;
