// Made by `npm run tables` from the files it imports or names: change those, then run it again.

import type { ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { accessory } from './accessory.ts';
import { calendar } from './calendar.ts';
import { card } from './card.ts';
import { collage } from './collage.ts';
import type { PageKind } from './kind.ts';
import { merch } from './merch.ts';
import { photobook } from './photobook.ts';
import { photobox } from './photobox.ts';
import { photoframe } from './photoframe.ts';
import { photoprint } from './photoprint.ts';
/** The module of every kind of product. */
export const kindTable: Record<ProductKind, PageKind> = {
  accessory,
  calendar,
  card,
  collage,
  merch,
  photobook,
  photobox,
  photoframe,
  photoprint,
};
