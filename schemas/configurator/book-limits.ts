/** The most of a book: 160 pages, of which the first and the last stand alone. */
export const mostSheets = 81;
