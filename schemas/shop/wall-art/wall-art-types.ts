import { frameFamilies, frameFamilyTable } from './frame-families.ts';

/** What a picture for the wall is sold as: without a frame, or in one of a family. */
export const wallArtTypeLabels: Readonly<Record<string, string>> = {
  wandbild: 'Wandbild',
  ...Object.fromEntries(frameFamilies.map((family) => [family, frameFamilyTable[family].label])),
};
