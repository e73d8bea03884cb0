import type { PageContent } from './page-content.ts';

/** What the server hands to one rendering. */
export type Rendering = {
  content: PageContent;
  /** Marks the renderer's own inline scripts; the server takes it out again. */
  nonce: string;
  /** Told of every unexpected error; the page may then be incomplete. */
  onError(error: unknown): void;
};

export type RenderedPage = { status: number; headers: Headers; body: string };

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
