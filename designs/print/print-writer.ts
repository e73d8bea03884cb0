/** Of the writer: counts up when the same document becomes other bytes. */
export const printWriter = 4;
