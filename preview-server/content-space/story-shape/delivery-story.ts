import type { Alternate, LocalizedPath, StoryContent } from './management-story.ts';

/** A story as `GET /v2/cdn/stories` gives it; published and draft share the shape. */
export type DeliveryStory = {
  id: number;
  uuid: string;
  name: string;
  slug: string;
  /** With a language other than the default one it starts with that language's code. */
  full_slug: string;
  default_full_slug: string | null;
  path: string | null;
  content: StoryContent;
  created_at: string;
  updated_at: string;
  published_at: string | null;
  first_published_at: string | null;
  sort_by_date: string | null;
  position: number;
  tag_list: string[];
  is_startpage: boolean;
  /** 0 at the root of the space. */
  parent_id: number;
  meta_data: Record<string, unknown> | null;
  group_id: string;
  /** The release that its content was taken from. */
  release_id: number | null;
  /** `default` or a language code. */
  lang: string;
  alternates: Alternate[];
  translated_slugs: LocalizedPath[] | null;
};

/** What `resolve_links=url` gives for a linked story. */
export type DeliveryUrl = {
  id: number;
  uuid: string;
  name: string;
  slug: string;
  full_slug: string;
  url: string;
  path: string | null;
};

/** What `resolve_links=link` and `GET /v2/cdn/links` give for a story or folder. */
export type DeliveryLink = {
  id: number;
  uuid: string;
  /** The full slug. */
  slug: string;
  path: string | null;
  real_path: string;
  name: string;
  published: boolean;
  parent_id: number | null;
  is_folder: boolean;
  is_startpage: boolean;
  position: number;
  published_at?: string | null;
  created_at?: string;
  updated_at?: string;
  alternates: {
    path: string;
    name: string | null;
    lang: string;
    published: boolean | null;
    translated_slug: string;
  }[];
};

export type ResolvedLink = DeliveryStory | DeliveryUrl | DeliveryLink;
