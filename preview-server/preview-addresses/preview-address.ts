/** Places a page can be previewed at: the shop, with its hosts and paths, or an address of the space. */
export type PreviewAddress =
  /** Null: the shop under no name of its own. */
  | { kind: 'shop'; id: string; name: string | null }
  | { kind: 'location'; id: string; name: string; location: string };
