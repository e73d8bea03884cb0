/** The most photos of a draft that wait for a place. */
export const mostWaitingPhotos = 400;

/** Of a file that is to become a photo. */
export const mostPhotoBytes = 30_000_000;
