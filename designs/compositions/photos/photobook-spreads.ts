/** Ways a photo book can look. */
export const photobookStyles = ['classic', 'full', 'scrapbook', 'botanical', 'minimal', 'colour'] as const;
export type PhotobookStyle = (typeof photobookStyles)[number];

/** The style that a recipe's option names, or the plainest. */
export function styleOf(option: unknown): PhotobookStyle {
  return photobookStyles.find((known) => known === option) ?? 'classic';
}

/** Left, top, right and bottom as shares of the spread; outside it runs off the page. */
export type Share = readonly [left: number, top: number, right: number, bottom: number];

type SpreadPlan = { photos: readonly Share[]; words: Share };

/** Where photos and words stand on a style's spreads; they come in turn. */
export const spreadPlans: Readonly<Record<PhotobookStyle, readonly SpreadPlan[]>> = {
  classic: [
    { photos: [[0.06, 0.1, 0.44, 0.9]], words: [0.58, 0.36, 0.92, 0.66] },
    {
      photos: [
        [0.05, 0.1, 0.24, 0.9],
        [0.26, 0.1, 0.45, 0.9],
        [0.55, 0.1, 0.95, 0.78],
      ],
      words: [0.55, 0.82, 0.95, 0.93],
    },
    {
      photos: [
        [0.05, 0.12, 0.45, 0.48],
        [0.05, 0.52, 0.45, 0.88],
        [0.55, 0.12, 0.95, 0.74],
      ],
      words: [0.55, 0.78, 0.95, 0.9],
    },
  ],
  full: [
    {
      photos: [
        [-0.02, -0.04, 0.5, 1.04],
        [0.58, 0.1, 0.92, 0.7],
      ],
      words: [0.58, 0.75, 0.92, 0.92],
    },
    {
      photos: [
        [-0.02, -0.04, 0.64, 1.04],
        [0.66, -0.04, 1.02, 0.49],
      ],
      words: [0.7, 0.58, 0.95, 0.9],
    },
    {
      photos: [
        [-0.02, -0.04, 0.33, 0.5],
        [-0.02, 0.51, 0.33, 1.04],
        [0.335, -0.04, 0.67, 1.04],
      ],
      words: [0.72, 0.3, 0.95, 0.7],
    },
  ],
  scrapbook: [
    {
      photos: [
        [0.07, 0.12, 0.27, 0.5],
        [0.26, 0.42, 0.46, 0.82],
        [0.58, 0.1, 0.92, 0.62],
      ],
      words: [0.58, 0.7, 0.92, 0.92],
    },
    {
      photos: [
        [0.06, 0.1, 0.44, 0.7],
        [0.56, 0.1, 0.74, 0.46],
        [0.75, 0.3, 0.93, 0.66],
      ],
      words: [0.07, 0.76, 0.44, 0.92],
    },
    {
      photos: [
        [0.06, 0.14, 0.24, 0.5],
        [0.25, 0.2, 0.43, 0.56],
        [0.56, 0.34, 0.94, 0.9],
      ],
      words: [0.56, 0.1, 0.94, 0.28],
    },
  ],
  botanical: [
    { photos: [[0.09, 0.14, 0.42, 0.86]], words: [0.6, 0.34, 0.9, 0.66] },
    {
      photos: [
        [0.08, 0.14, 0.42, 0.62],
        [0.58, 0.14, 0.74, 0.86],
        [0.76, 0.14, 0.92, 0.86],
      ],
      words: [0.08, 0.68, 0.42, 0.86],
    },
    {
      photos: [
        [0.58, 0.14, 0.92, 0.86],
        [0.1, 0.14, 0.4, 0.58],
      ],
      words: [0.1, 0.64, 0.4, 0.86],
    },
  ],
  minimal: [
    { photos: [[0.14, 0.22, 0.36, 0.78]], words: [0.6, 0.44, 0.9, 0.58] },
    { photos: [[0.55, 0.12, 0.95, 0.88]], words: [0.12, 0.44, 0.38, 0.58] },
    {
      photos: [
        [0.1, 0.3, 0.4, 0.7],
        [0.6, 0.3, 0.9, 0.7],
      ],
      words: [0.6, 0.76, 0.9, 0.86],
    },
  ],
  colour: [
    { photos: [[0.05, 0.1, 0.45, 0.9]], words: [0.57, 0.3, 0.93, 0.7] },
    {
      photos: [
        [0.05, 0.1, 0.245, 0.48],
        [0.255, 0.1, 0.45, 0.48],
        [0.05, 0.52, 0.245, 0.9],
        [0.255, 0.52, 0.45, 0.9],
      ],
      words: [0.57, 0.3, 0.93, 0.7],
    },
    {
      photos: [
        [0.54, -0.04, 1.02, 1.04],
        [0.08, 0.14, 0.42, 0.6],
      ],
      words: [0.08, 0.66, 0.42, 0.88],
    },
  ],
};
