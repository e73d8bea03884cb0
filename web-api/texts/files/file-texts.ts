import type { Refusal } from '../../toolbox/refusal.ts';

/** What is said of files that customers bring. */
export type FileTexts = {
  refusals: Record<Refusal, string>;
  /** The file holds several pictures. */
  firstPicture: string;
  /** Too many files arrive at once. */
  arriving: string;
  tooLarge: (megabytes: number) => string;
};
