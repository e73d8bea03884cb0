/** An article of the magazine as its overview names it. */
export type ArticleSummary = {
  uuid: string;
  fullSlug: string;
  topic: string;
  headline: string;
  teaser: string;
  author: string;
  /** `YYYY-MM-DD`; empty where none is given. */
  publishedOn: string;
  minutes: number;
  image: { filename: string; alt: string; focus: string } | undefined;
};
