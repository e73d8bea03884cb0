import type { BookSetting } from '@blattwerk/schemas/configurator/book.ts';
import type { CalendarSetting } from '@blattwerk/schemas/configurator/calendar.ts';
import type { HandLayout } from '@blattwerk/schemas/design/hand-design.ts';
import type { ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { Spine } from '@blattwerk/schemas/shop/photo-products/photobook-spines.ts';
import type { Palette } from '../model/colour.ts';
import type { Foil, Page } from '../model/design.ts';
import type { Fold } from '../model/fold.ts';
import type { Cut } from '../model/outline.ts';
import type { Random } from '../model/random.ts';
import type { Shape, Size } from '../model/shape.ts';
import type { TypePairing } from '../model/type-pairing.ts';
import type { Motif, MotifKind } from '../motifs/motif.ts';

export type MotifSlot = { label: string; kinds: readonly MotifKind[]; min: number; max: number };
/** `sample` stands where a recipe has no text; `maxLength` is what a shopper may type (characters). */
export type TextSlot = { label: string; sample: string; maxLength: number };
export type PhotoSlot = { label: string; sample: string };

/** A motif chosen for a slot; `draw` gives the same shapes for the same size. */
export type ChosenMotif = { motif: Motif; draw(size: Size): readonly Shape[] };

export type OptionValue = string | number | boolean;

/** Everything a composition may look at. Slots a recipe leaves out are present with their samples. */
export type CompositionInput = {
  product: { kind: ProductKind; type: string };
  /** The closed card, in millimetres. `sidesOf(fold, format)` gives the sheets to fill. */
  format: Size;
  fold: Fold;
  /** The punched edge; pages get its outline by themselves unless a composition gives one. */
  cut: Cut;
  bleed: number;
  safe: number;
  /** Colours are named by role; the values help to decide on contrast only. */
  palette: Palette;
  pairing: TypePairing;
  foil: Foil | null;
  motifs(slot: string): readonly ChosenMotif[];
  text(slot: string): string;
  /** The id of the illustration that stands in a photo slot. */
  photo(slot: string): string;
  option(name: string): OptionValue | undefined;
  /** Where an editor has placed what; of a design made by hand. */
  hand?: {
    layout: HandLayout;
    motif(chosen: { id: string; seed: number }): ChosenMotif | undefined;
    composition(id: string): Composition | undefined;
  };
  /** Of a calendar that is not as it is sold; other products know none. */
  calendar?: CalendarSetting;
  /** Of a photo book that is bought; absent: as the catalogue shows it. */
  pages?: number;
  /** Its back; absent: it is not bound yet, and has only a front. */
  spine?: Spine;
  /** Order and layouts of its pages; absent: as the style has them. */
  book?: BookSetting;
  random: Random;
};

/** A product of which no page is drawn yet: each page gets random numbers of its own. */
export type ProductInput = Omit<CompositionInput, 'random'>;

/** A page and how it is filled: the same for equal random numbers, whichever other pages are filled. */
export type PagePlan = Omit<Page, 'background' | 'layers'> & {
  /** Its random numbers, where they are to stay when it is moved; absent: those of its place among the pages. */
  seedPlace?: number;
  fill(random: Random): Pick<Page, 'background' | 'layers'>;
};

/** A way to arrange motifs, texts and photos on the pages of a product; pure: equal input, equal pages. */
export type Composition = {
  id: string;
  label: { de: string; en: string };
  /** Width by height of the closed format: from the narrowest to the widest it looks right in. */
  aspect: { from: number; to: number };
  folds: readonly Fold[];
  motifs: Readonly<Record<string, MotifSlot>>;
  texts: Readonly<Record<string, TextSlot>>;
  photos: Readonly<Record<string, PhotoSlot>>;
  /** Photo slots that a product is sold with a picture in; absent: all. */
  sampled?: readonly string[];
  /** Values of an option, the first is the default. */
  options: Readonly<Record<string, readonly [OptionValue, ...OptionValue[]]>>;
  /** Millimetres that art reaches beyond the trim, where they are others than a card's. */
  bleed?(option: (name: string) => OptionValue | undefined): number;
  compose(product: ProductInput): readonly PagePlan[];
};
