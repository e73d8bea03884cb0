import { latePart } from '../late/late-part.ts';

/** Both are there at once: who drops a photo does so where a place is seen. */
const load = () => Promise.all([import('./photo-places.tsx'), import('./photos-section.tsx')]);

/** Loaded where a design has places for photos. */
export const PhotoPlaces = latePart(async () => (await load())[0].PhotoPlaces);
export const PhotosSection = latePart(async () => (await load())[1].PhotosSection);
