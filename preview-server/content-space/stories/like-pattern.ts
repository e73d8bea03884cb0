/** Text for the inside of a LIKE pattern, standing for itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** LIKE pattern for texts that contain this one. */
export const containsPattern = (text: string): string => `%${escapeLike(text)}%`;

/** LIKE pattern for texts that begin with this one. */
export const startsWithPattern = (text: string): string => `${escapeLike(text)}%`;
