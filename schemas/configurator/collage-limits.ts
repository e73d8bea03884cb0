/** The most photos of a collage. */
export const mostCollagePhotos = 40;
