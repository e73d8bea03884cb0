/** A saying that a card can say. */
export type Saying = {
  text: string;
  /** Who said it; left out where it is the shop's own. */
  author?: string;
};

/** Sayings that stand together on a page of the shop. */
export type SayingGroup = {
  /** What the page calls them: “Poems and verses”. */
  name: string;
  sayings: readonly Saying[];
};
