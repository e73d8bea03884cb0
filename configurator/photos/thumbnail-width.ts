/** Pixels that a thumbnail is asked for with. */
export const thumbnailWidth = 320;
