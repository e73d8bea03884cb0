import type { ListingFilter } from '../shop/listing/listing-filters.ts';
import type { Channel } from '../shop/markets/channels.ts';
import type { Language } from '../shop/markets/languages.generated.ts';
import type { ConfiguratorKind } from '../shop/pages/routes.ts';
import type { AllowedFormats, SizeQuestion } from '../shop/products/allowed-formats.ts';
import type { Format } from '../shop/sizes/formats.ts';
import type { Words } from '../shop/words/words.ts';

/** A name in every language that is older than the kind; a later language names the kinds it finds (`schemas/languages`). */
type InLanguages = { readonly de: string } & { readonly [Code in Language]?: string };

/** What products of a kind are called. */
export type KindNames<Name> = {
  /** One product; also stands for a type without a name. */
  one: Name;
  /** Its products, as shoppers read it above lists and on the way to a product. */
  many: Name;
  /** Pages that list its products under another name. */
  listings?: { readonly [Code in Channel]?: Name };
};

/**
 * Where the names of a kind's types stand: in a table of each language's words, before which cards are called by what they
 * are for; or in German, each a phrase that is translated. Null: its types are called by the kind.
 */
type TypeNames =
  | { table: keyof Words; uses?: keyof Words }
  | { german: Readonly<Record<string, string>> }
  | null;

/** Blocks that show one product, with the choices of its kind. */
export type DetailBlockName =
  | 'accessory_detail'
  | 'calendar_detail'
  | 'card_detail'
  | 'collage_detail'
  | 'merch_detail'
  | 'photobook_detail'
  | 'photobox_detail';

/** How products without a design are pictured: `designs/goods` draws each of these. */
export type GoodDrawing = 'accessories' | 'frames' | 'prints';

/** What stands for a product without a picture in the pickers. */
export type PickerIcon = 'frame' | 'gift' | 'package' | 'picture';

/** Its designs by their filters, as an address of the back end answers; or its products, few enough to be filtered on the page. */
type Overview =
  | { of: 'designs'; address: `GET /web-api/${string}` }
  | { of: 'products'; filters: readonly string[] };

/** Path of a kind's listing in each channel, in German; null where it has no page. */
export type ListingPaths = Readonly<Record<Channel, string | null>>;

/** Plain facts of a kind; browsers read them out of `kind-facts.generated.ts`. */
export type KindFacts = {
  /** Place among all kinds, in lists and filters. */
  place: number;
  /** Printed to order, with pictures or texts of the shopper's own. */
  isPrinted: boolean;
  /** Its products have designs, and so an age. */
  hasDesigns: boolean;
  /** Its designs are looked up by theme. */
  isFoundByTheme: boolean;
  /** Each of its themes has a page, `themes/{id}`. */
  hasThemePages: boolean;
  /** A product without a given name is called by the shop's tables, by another name in each language. */
  isNamedByCode: boolean;
  /** Shoppers can put it on the wishlist. */
  canBeKept: boolean;
  page: {
    /** First segment of the pages of its products, and the slug of the story these show. */
    segment: string;
    block: DetailBlockName;
  };
  /** Paths of the pages that list its products; null: they are listed among all products. */
  listingPaths: ListingPaths;
  /** What its designs are filtered by, in display order; null: its designs are not listed. */
  filters: readonly ListingFilter[] | null;
  /** What an overview of its own lists; null: it is listed among all products only. */
  overview: Overview | null;
  /** The configurator that makes it; null: it is bought as it is. */
  configurator: ConfiguratorKind | null;
  goodDrawing: GoodDrawing | null;
  /** Size of its texts against those of a card, which is read in the hand. */
  textScale: number;
  picker: { place: number; icon: PickerIcon };
};

/** What a link to a product of a kind, and the heart on its tile, are made of. */
export type KindLink = Pick<KindFacts, 'isNamedByCode' | 'canBeKept' | 'configurator'> &
  Pick<KindFacts['page'], 'segment'>;

/** What a kind is called; servers and pickers read it out of `kind-names.generated.ts`. */
export type KindLabels = KindNames<InLanguages> & {
  /** Its products, as editors read it in the pickers. */
  picker: Readonly<Record<'de' | 'en', string>>;
};

/**
 * A kind of product, prices and pages apart (`web-api/kinds`, `storefront/page/kinds`). Facts and labels are exported beside
 * it, so that a bundle that asks for sizes leaves them out.
 */
export type Kind = {
  /** Its types, as the catalogue and price addresses write them. */
  types: readonly string[];
  typeNames: TypeNames;
  /** Sizes that products of a type are made in; none for a type that is not of this kind. */
  formats(question: SizeQuestion): AllowedFormats;
  /** What its price addresses take as `format` for a size; null where they take none. */
  priceFormat(format: Format): string | null;
};
