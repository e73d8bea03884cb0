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
  /** Folder it lies in; none and 0 are the root of the space. */
  parent_id?: number | null | undefined;
  publish_at?: unknown;
  expire_at?: unknown;
  first_published_at?: unknown;
  sort_by_date?: unknown;
};

/** What the rules must know about everything outside the story. */
export type JudgeContext = {
  /** The story or folder that has this uuid or id, if there is one. */
  storyAt(uuidOrId: string): KnownStory | undefined;
  /** Whether links can lead to a part of that name in a story; without it, only the story's own parts are judged. */
  hasAnchor?: ((uuidOrId: string, anchor: string) => boolean) | undefined;
  /** Whether a folder has this id; without it, where stories lie is not judged. */
  folderExists?: ((id: number) => boolean) | undefined;
  /** Full slugs of a few pages whose root has that title; without it, titles are not compared. */
  pagesTitled?: ((title: string) => readonly string[]) | undefined;
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
