/** Header in which a guest proves that a draft is theirs. Never part of an address: those end in logs. */
export const draftKeyHeader = 'draft-key';
