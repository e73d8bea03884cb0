import type { PageContent } from './page-content.ts';

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
  /** All styles as text, where they are to stand in the page itself. */
  styleText: string;
  /** Modules that start the page, in order. */
  scripts: readonly string[];
  /** What those import, to be loaded beside them. */
  modules: readonly string[];
};
