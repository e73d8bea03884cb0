/** Width to height of teaser pictures, written as content stores them. */
export const aspectRatios = [
  '59:22',
  '150:157',
  '20:19',
  '254:275',
  '960:470',
  '300:235',
  '391:390',
  '302:220',
  '1:1',
] as const;
export type AspectRatio = (typeof aspectRatios)[number];

export const aspectRatioLabels: Record<AspectRatio, string> = {
  '59:22': 'Hauptteaser am Desktop (59:22)',
  '150:157': 'Hauptteaser mobil und am Tablet (150:157)',
  '20:19': 'Kleiner Teaser (20:19)',
  '254:275': 'Kachel (254:275)',
  '960:470': 'Breitbild (960:470)',
  '300:235': 'Querformat (300:235)',
  '391:390': 'Fast quadratisch (391:390)',
  '302:220': 'Querformat, flach (302:220)',
  '1:1': 'Quadrat, Plakette (1:1)',
};

/** Width and height as numbers, for `aspect-ratio` and image addresses. */
export const aspectRatioSize: Record<AspectRatio, { width: number; height: number }> = {
  '59:22': { width: 59, height: 22 },
  '150:157': { width: 150, height: 157 },
  '20:19': { width: 20, height: 19 },
  '254:275': { width: 254, height: 275 },
  '960:470': { width: 960, height: 470 },
  '300:235': { width: 300, height: 235 },
  '391:390': { width: 391, height: 390 },
  '302:220': { width: 302, height: 220 },
  '1:1': { width: 1, height: 1 },
};
