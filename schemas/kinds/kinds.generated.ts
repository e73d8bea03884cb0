// Made by `npm run tables` from the files it imports or names: change those, then run it again.

import { accessory } from './accessory.ts';
import { calendar } from './calendar.ts';
import { card } from './card.ts';
import { collage } from './collage.ts';
import type { Kind } from './kind.ts';
import type { ProductKind } from './kind-facts.generated.ts';
import { merch } from './merch.ts';
import { photobook } from './photobook.ts';
import { photobox } from './photobox.ts';
import { photoframe } from './photoframe.ts';
import { photoprint } from './photoprint.ts';
/** Every kind of product with all that the shop knows of it. */
export const kindTable: Record<ProductKind, Kind> = {
  accessory,
  calendar,
  card,
  collage,
  merch,
  photoframe,
  photoprint,
  photobook,
  photobox,
};
