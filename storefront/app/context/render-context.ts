import { createContext } from 'react-router';
import type { PageContent } from './page-content.ts';

/** What the server hands to one rendering. */
export type Rendering = {
  content: PageContent;
  /** Marks the renderer's own inline scripts; the server takes it out again. */
  nonce: string;
  /** Told of every unexpected error; the page may then be incomplete. */
  onError(error: unknown): void;
};

export const renderContext = createContext<Rendering>();

/** Takes the finished document past the Response: as a stream of bytes it would be encoded and decoded again. */
export const documentContext = createContext<(html: string) => void>();
