import type { CatalogueFacts } from '../../shop/products/catalogue-facts.ts';

/** What the rules read of a story; `content` is the raw content as stored, with nothing resolved. */
export type JudgedStory = {
  full_slug: string;
  name: string;
  slug: string;
  content: unknown;
  is_folder?: boolean | undefined;
  uuid?: string | undefined;
  /** Whether shoppers see a version of it already; where that is not said, they do not. */
  published?: boolean | null | undefined;
};

/** What the rules must know about everything outside the story. */
export type JudgeContext = {
  /** The story or folder that has this uuid or id, if there is one. */
  storyAt(uuidOrId: string): KnownStory | undefined;
  /** Whether links can lead to a part of that name in a story; without it, only the story's own parts are judged. */
  hasAnchor?: ((uuidOrId: string, anchor: string) => boolean) | undefined;
  /** `filename` is the asset's address as content stores it. */
  assetExists(filename: string): boolean;
  /** Language codes of the space beside its default language. */
  languages: readonly string[];
  /** What the catalogue holds and sells; without it, references to the catalogue are not judged. */
  catalogue?: CatalogueFacts | undefined;
  /** `YYYY-MM-DD` on a calendar in Germany; without it, nothing has begun or ended. */
  today?: string | undefined;
};

/** Another story of the space, as far as links care. */
export type KnownStory = {
  isFolder: boolean;
  isPublished: boolean;
  /** Uuid of the page that stands for a folder, where it has one. */
  startPage?: string | undefined;
};

/** A page that shoppers can open: what a link may lead to. */
export const publishedPage: KnownStory = { isFolder: false, isPublished: true };
