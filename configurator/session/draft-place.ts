/** Where a draft is kept: its number, and the key that a guest proves it with; null for a customer's. */
export type DraftPlace = { id: string; key: string | null };

const pattern = /^#draft=([0-9a-f-]{36})(?:\.([\w-]{16,64}))?$/;

/** Reads a draft's place from the fragment of an address: `#draft=<id>.<key>`. A fragment reaches no server and no log. */
export function readDraftPlace(hash: string): DraftPlace | undefined {
  const [, id, key = null] = pattern.exec(hash) ?? [];
  return id === undefined ? undefined : { id, key };
}

/** The inverse of `readDraftPlace`. */
export function printDraftPlace({ id, key }: DraftPlace): string {
  return `#draft=${id}${key === null ? '' : `.${key}`}`;
}
