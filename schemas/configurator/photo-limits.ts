/** The most photos of a draft that wait for a place. */
export const mostWaitingPhotos = 400;
