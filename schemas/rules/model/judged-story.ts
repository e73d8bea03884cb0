import type { CatalogueFacts } from '../../shop/products/catalogue-facts.ts';

/** What the rules read of a story; `content` is the raw content as stored, with nothing resolved. */
export type JudgedStory = {
  full_slug: string;
  name: string;
  slug: string;
  content: unknown;
  is_folder?: boolean;
};

/** What the rules must know about everything outside the story. */
export type JudgeContext = {
  storyExists(uuidOrId: string): boolean;
  /** `filename` is the asset's address as content stores it. */
  assetExists(filename: string): boolean;
  /** Language codes of the space beside its default language. */
  languages: readonly string[];
  /** What the catalogue holds and sells; without it, references to the catalogue are not judged. */
  catalogue?: CatalogueFacts | undefined;
  /** `YYYY-MM-DD` on a calendar in Germany; without it, nothing has begun or ended. */
  today?: string | undefined;
};
