/** Widths a design's picture is drawn in, in pixels. */
export const pictureWidths = [200, 300, 450, 600, 900, 1200] as const;
