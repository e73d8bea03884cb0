/** What a form of a mark is told. */
export type MarkFormProps = {
  /** Attributes of the mark that the words have already; null where they have none. */
  attrs: Record<string, unknown> | null;
  /** Takes the attributes, null to take the mark away, and words to write where none are selected. */
  choose(attrs: Record<string, unknown> | null, words: string): void;
};
