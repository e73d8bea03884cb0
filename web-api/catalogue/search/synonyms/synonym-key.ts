import type { ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { CardAccessory } from '@blattwerk/schemas/shop/accessories/card-accessories.ts';
import type { CardProductType } from '@blattwerk/schemas/shop/cards/card-product-types.ts';
import type { CardUse } from '@blattwerk/schemas/shop/cards/card-uses.ts';
import type { Paper } from '@blattwerk/schemas/shop/cards/papers.ts';
import type { occasionValues } from '@blattwerk/schemas/shop/occasions/occasion-values.ts';
import type { CalendarType } from '@blattwerk/schemas/shop/photo-products/calendars.ts';
import type { CollageType } from '@blattwerk/schemas/shop/photo-products/collage-types.ts';
import type { MerchArticle } from '@blattwerk/schemas/shop/photo-products/merch-articles.ts';
import type { Colour } from '@blattwerk/schemas/shop/products/colours.ts';
import type { Words } from '@blattwerk/schemas/shop/words/words.ts';

type ProductType =
  | CardProductType
  | CardAccessory
  | CalendarType
  | CollageType
  | MerchArticle
  | 'retro'
  | 'square'
  | 'classic';

/** A term that people call by more names than the shop does. */
type SynonymKey =
  | `kind:${ProductKind}`
  | `type:${ProductType}`
  | `use:${CardUse}`
  | `occasion:${(typeof occasionValues)[number]}`
  | `colour:${Colour}`
  | `style:${keyof Words['styles']}`
  | `ratio:${keyof Words['aspectRatios']}`
  | `paper:${Paper}`
  | 'foil';

/** Further names of terms in a language, parted by commas. */
export type Synonyms = Readonly<Partial<Record<SynonymKey, string>>>;
