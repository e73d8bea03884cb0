/** Where a proof is: the number of its link, and the key that opens it. */
export type ProofPlace = { id: string; key: string };

const pattern = /^#proof=([0-9a-f-]{36})\.([\w-]{22})$/;

/** Reads a proof's place from the fragment of an address: `#proof=<id>.<key>`. A fragment reaches no server and no log. */
export function readProofPlace(hash: string): ProofPlace | undefined {
  const [, id, key] = pattern.exec(hash) ?? [];
  return id === undefined || key === undefined ? undefined : { id, key };
}

/** The inverse of `readProofPlace`. */
export function printProofPlace({ id, key }: ProofPlace): string {
  return `#proof=${id}.${key}`;
}
