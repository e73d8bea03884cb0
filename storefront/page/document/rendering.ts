import type { PageContent } from './page-content.ts';
import type { StylePart } from './style-parts.ts';

/** What the server hands to one rendering. */
export type Rendering = {
  content: PageContent;
  /** Marks inline scripts that React writes by itself; the server takes it out again. */
  nonce: string;
  /** Told of every unexpected error; the page may then be incomplete. */
  onError(error: unknown): void;
};

export type RenderedPage = {
  status: number;
  /** Names in small letters. */
  headers: readonly (readonly [name: string, value: string])[];
  body: Uint8Array;
  /** What the renderer wrote itself, to be allowed: the texts of the document's inline scripts and styles without the nonce. */
  inline?: OwnTexts;
};

type OwnTexts = { scripts: readonly string[]; styles: readonly string[] };

/** The files of the build that every page needs; addresses. */
export type Assets = {
  styles: readonly string[];
  /** All styles in parts, of which a page holds those it is painted with. */
  styleParts: readonly StylePart[];
  /** The file that has them all but the fonts; undefined where there are no parts. */
  sheet: string | undefined;
  /** Modules that start the page, in order. */
  scripts: readonly string[];
  /** What those import, to be loaded beside them. */
  modules: readonly string[];
  /** A page to work in, not to look at: its scripts are loaded beside the document, not after it has been painted. */
  startsAtOnce: boolean;
};
