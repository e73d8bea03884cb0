import { lazy } from 'react';

/** Loaded where a design has places for photos. */
export const PhotoPlaces = lazy(() =>
  import('./photo-places.tsx').then((part) => ({ default: part.PhotoPlaces })),
);
export const PhotosSection = lazy(() =>
  import('./photos-section.tsx').then((part) => ({ default: part.PhotosSection })),
);
