import type { CardProductType } from '@blattwerk/schemas/shop/cards/card-product-types.ts';
import { cardProductTypeLabels } from '@blattwerk/schemas/shop/cards/card-product-types.ts';
import { type CardUse, cardUseLabels, cardUses } from '@blattwerk/schemas/shop/cards/card-uses.ts';
import type { Format } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { compositionOf } from '../compositions/all-compositions.ts';
import { showsFlowers, showsPlants } from '../compositions/shown-motifs.ts';
import type { Cut } from '../model/outline.ts';
import type { Recipe } from '../recipes/recipe.ts';
import type { Purpose, Sample } from '../recipes/sample.ts';
import { categoriesOf, celebrationLabel, labelsOf, photoPlacesOf } from './card-facets.ts';
import { type CardProduct, cardProducts } from './card-products.ts';
import { type CardTheme, cardThemes, foilOf } from './card-themes.ts';
import { type CatalogueDesign, designOf } from './catalogue-design.ts';
import { furtherPalettes } from './colour-variants.ts';
import { leftOut } from './left-out.ts';
import { addressLayouts, type Layout, photoLayouts, smallLayouts } from './looks.ts';
import { nothingPressed } from './nothing-pressed.ts';
import type { Printed } from './printed-lists.ts';
import { textsWithRoom } from './sample-room.ts';
import { cardSearchWords } from './search-words.ts';
import { sampleInitials, sampleTexts, wordingsOf } from './texts/texts.ts';
import type { Texts } from './texts/wording.ts';

/** Purposes whose text is a list that needs a calm, roomy layout. */
const listPurposes: readonly Purpose[] = [
  'menuekarte',
  'getraenkekarte',
  'sitzplan',
  'antwortkarte',
  'gaestebucheinlage',
  'kirchenheft',
];
/** An address needs the whole of a small sticker. */
const addressPurposes: readonly Purpose[] = ['absender', 'adresse'];
const wantInitials = ['monogram', 'monogram-laurel', 'number-large'];
const wantDate = ['great-date', 'ticket'];
const softCorners = [
  'central-sprig',
  'emblem-small',
  'wash',
  'meadow',
  'sprig-line',
  'great-date',
  'landscape',
  'emblem-row',
];

/** Added to a design's number for each further colour. */
const variantStep = 1_000_000;

/** Every design of the cards, theme by theme, each followed by its further colours. */
export function cardDesigns(): CatalogueDesign[] {
  return cardThemes()
    .flatMap(designsOf)
    .filter(({ id, variantOf }) => !leftOut.has(variantOf ?? id));
}

function designsOf(theme: CardTheme): CatalogueDesign[] {
  const { plan, index } = theme;
  const printable = ([purpose]: Printed) => wordingsOf(theme.celebration, purpose).length > 0;
  const cards = taken(plan.cards.filter(printable), index * plan.cardsPerTheme, plan.cardsPerTheme);
  const small = taken(plan.small.filter(printable), index * plan.smallPerTheme, plan.smallPerTheme);
  return [...cards, ...small].flatMap((printed, place) => designFor(theme, printed, place));
}

function taken(list: readonly Printed[], from: number, count: number): Printed[] {
  return Array.from(
    { length: Math.min(count, list.length) },
    (_, step) => list[(from + step) % list.length],
  ).filter((printed) => printed !== undefined);
}

function designFor(theme: CardTheme, [purpose, type]: Printed, place: number): CatalogueDesign[] {
  const product = cardProducts[type];
  if (!product) return [];
  const format = product.formats[(theme.index + place) % product.formats.length] ?? product.formats[0];
  const dated = wordingsOf(theme.celebration, purpose).every(({ date }) => date !== undefined);
  const layout = layoutFor(theme, purpose, product, format, place, dated);
  const composition = compositionOf(layout.composition);
  if (!composition) throw new Error(`There is no composition "${layout.composition}".`);
  const number = theme.id * 100 + place + 1;
  const sample: Sample = {
    celebration: theme.celebration,
    purpose,
    cast: theme.index,
    choice: theme.index + Math.floor(place / 2),
  };
  const texts = textsWithRoom(textsFor(sample, layout, product), product, purpose);
  const cut = cutFor(theme, type, layout, product);
  const slots = Object.entries(composition.motifs).map(
    ([slot, { min, max }]): [string, Recipe['motifs'][string]] => {
      const ids = motifsFor(theme, slot, layout.composition, min);
      return [slot, ids.slice(0, max).map((id, step) => ({ id, seed: number + step * 101 }))];
    },
  );
  const recipe: Recipe = {
    version: 1,
    id: `karte-${number}`,
    title: `${labelOf(purpose, type)} „${theme.name}“`,
    composition: layout.composition,
    product: { kind: 'card', type },
    format,
    fold: product.fold,
    cut,
    palette: theme.palette.id,
    pairing: theme.pairing.id,
    foil: pressedIn(number, theme),
    seed: number,
    motifs: Object.fromEntries(slots.filter(([, chosen]) => chosen.length > 0)),
    sample,
    texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    photos: Object.fromEntries(
      Object.keys(composition.photos).map((slot, step) => [
        slot,
        theme.photos[step] ?? 'still-lifes/bouquet',
      ]),
    ),
    options: { ...layout.options },
  };
  const described = (colours: CardTheme) => ({
    theme: colours,
    uses: cardUses.filter((use) => use === purpose),
    facets: {
      category: categoriesOf(theme.celebration),
      label: labelsOf(colours.celebration, colours.palette),
      product: [type, ...cardUses.filter((use) => use === purpose)],
      photos: [photoPlacesOf(Object.keys(composition.photos).length)],
      punching: [cut === 'rounded-corners' || cut === 'heart-corners' || cut === 'wave' ? cut : 'none'],
    },
    words: [
      ...cardSearchWords(
        cardUses.find((use) => use === purpose),
        type,
      ),
      celebrationLabel(theme.celebration),
    ],
    place,
  });
  const variants = furtherPalettes(theme).map((palette, step) => {
    const foil = recipe.foil && foilOf(palette);
    const variant = number + (step + 1) * variantStep;
    return designOf({
      ...described({ ...theme, palette, foil }),
      number: variant,
      variantOf: number,
      recipe: { ...recipe, id: `karte-${variant}`, palette: palette.id, foil },
    });
  });
  return [designOf({ ...described(theme), number, recipe }), ...variants];
}

/** Its theme's metal, where there is something to press. @param number of the design in its first colour */
function pressedIn(number: number, { foil }: CardTheme): CardTheme['foil'] {
  return nothingPressed.has(number) ? null : foil;
}

function labelOf(purpose: Purpose, type: CardProductType): string {
  const use: CardUse | undefined = cardUses.find((known) => known === purpose);
  return use ? cardUseLabels[use] : cardProductTypeLabels[type];
}

function fits(layout: Layout, { width, height }: Format): boolean {
  const wide = width > height * 1.02;
  const aspect = compositionOf(layout.composition)?.aspect;
  const inRange = aspect === undefined || (width / height >= aspect.from && width / height <= aspect.to);
  return inRange && (layout.only === undefined || (layout.only === 'wide') === wide);
}

function layoutFor(
  theme: CardTheme,
  purpose: Purpose,
  { shelf }: CardProduct,
  format: Format,
  place: number,
  dated: boolean,
): Layout {
  const choices = (): readonly Layout[] => {
    if (shelf === 'photo') return photoLayouts;
    if (listPurposes.includes(purpose) && shelf === 'card') return smallLayouts[theme.family].slim;
    if (addressPurposes.includes(purpose)) return addressLayouts;
    return shelf === 'card' ? theme.layouts : smallLayouts[theme.family][shelf];
  };
  const list = choices().filter(
    (layout, index, all) =>
      (dated || !wantDate.includes(layout.composition)) &&
      !(theme.isFlower && showsPlants(layout.composition) && !showsFlowers(layout.composition)) &&
      all.findIndex(({ composition }) => composition === layout.composition) === index,
  );
  const isCard = shelf === 'card' && !listPurposes.includes(purpose);
  // Two steps from card to card: one that does not fit its format makes way for its neighbour, which no other card has.
  const turn = isCard ? (place % 2) * 2 + Math.floor(place / 4) : theme.index;
  const turned = list
    .map((_, index) => list[(turn + index) % list.length])
    .filter((layout) => layout !== undefined);
  return turned.find((layout) => fits(layout, format)) ?? { composition: 'centred' };
}

function textsFor(sample: Sample, layout: Layout, { shelf, formats }: CardProduct): Texts {
  const { purpose } = sample;
  const texts = sampleTexts(sample);
  const isSmall = formats[0].width * formats[0].height < 9_000 && shelf !== 'card';
  const short =
    (layout.quiet === true || isSmall) && !listPurposes.includes(purpose) && texts.names !== undefined;
  const { body, footer, subline, ...kept } = texts;
  const shown: Texts = short ? { ...kept, ...(subline !== undefined && !isSmall ? { subline } : {}) } : texts;
  if (!wantInitials.includes(layout.composition)) return shown;
  return { ...shown, initials: sampleInitials(sample, texts) };
}

function motifsFor(theme: CardTheme, slot: string, composition: string, min: number): readonly string[] {
  const { motifs, family } = theme;
  switch (slot) {
    case 'sprigs':
    case 'blooms':
    case 'filler':
      return motifs[slot] ?? [];
    case 'emblems':
      return composition === 'number-large' ? (motifs.emblems ?? []).slice(0, 2) : (motifs.emblems ?? []);
    case 'frame':
      return composition === 'centred' || composition === 'emblem-framed' ? (motifs.frame ?? []) : [];
    case 'divider':
      return composition === 'flourish' || composition === 'photo-oval' ? (motifs.divider ?? []) : [];
    case 'grounds':
      if (composition === 'landscape') return [theme.landscape];
      if (composition === 'ground-plate') return [theme.pattern];
      if (family === 'ground' || min > 0) return motifs.grounds ?? ['ground/wash-full-pale'];
      return [];
    default:
      return [];
  }
}

function cutFor(
  { index }: CardTheme,
  type: CardProductType,
  { composition }: Layout,
  { cut }: CardProduct,
): Cut {
  if (!type.startsWith('postkarte')) return cut;
  if (index % 6 === 2) return 'rounded-corners';
  if (softCorners.includes(composition) && index % 3 === 1) return index % 2 === 0 ? 'wave' : 'heart-corners';
  return cut;
}
