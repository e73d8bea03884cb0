import type { AspectRatio } from '@blattwerk/schemas/shop/sizes/aspect-ratios.ts';
import { createContext } from 'react';

/** Width to height of small teasers' pictures; a row of tiles has one of its own. */
export const TeaserRatio = createContext<AspectRatio>('20:19');
