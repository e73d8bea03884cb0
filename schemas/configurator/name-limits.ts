/** A name list is for a large wedding. */
export const mostNames = 500;
/** A list is part of a draft, which is saved whole (bytes as JSON). */
export const nameListBytes = 40_000;
/** Characters of a row, as many as the slots of designs take. */
export const nameLength = { names: 120, place: 200 } as const;
