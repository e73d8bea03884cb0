import { merchArticleTable } from '@blattwerk/schemas/shop/photo-products/merch-articles.ts';
import type { Recipe } from '../recipes/recipe.ts';
import type { CatalogueDesign } from './catalogue-design.ts';
import { lookOf, textsOf } from './drawn-look.ts';
import { type MerchLook, merchForDays, merchForPeople } from './merch-looks.ts';
import { merchMoods, merchPhotos } from './merch-moods.ts';
import { type MerchProduct, merchProducts } from './merch-products.ts';
import { type PhotoLook, paletteOf, photoDesign } from './photo-look.ts';

const firstMerchId = 2501;
const rows: readonly MerchLook[] = [...merchForPeople, ...merchForDays, ...merchMoods, ...merchPhotos];

export const merchLooks: readonly PhotoLook[] = rows.map(lookOf(firstMerchId));

/** Gifts in their looks; `productType` is the article, the facet `variant` its variants, the usual one first. */
export function merchDesigns(): CatalogueDesign[] {
  return merchLooks.flatMap((look, index) => {
    const row = rows[index];
    if (!row) return [];
    return row.on.map((name, step) => {
      const product: MerchProduct = merchProducts[name];
      const { article, variants, format, cut } = product;
      const { label } = merchArticleTable[article];
      return photoDesign({
        look,
        place: step + 1,
        id: `merch-${look.id * 100 + step + 1}`,
        title: `${label} „${look.name}“`,
        kind: 'merch',
        type: article,
        format,
        ...(cut ? { cut } : {}),
        palette: coloursOn(product, look),
        ...frontOn(product, row),
        facets: { product: [article], variant: [...variants] },
        words: ['Geschenk', 'Foto', label, row.names, ...(row.words ?? [])],
      });
    });
  });
}

/** On a material of its own the paper is that material; on black cotton everything is light. */
function coloursOn({ material, isDark }: MerchProduct, { palette }: PhotoLook): Recipe['palette'] {
  if (isDark) return paletteOf('kreidetafel').colours;
  return material === undefined ? palette.id : { ...palette.colours, paper: material };
}

type Front = { composition: string; options: Recipe['options']; texts: Recipe['texts'] };

/** Small things carry a drawing or a photo and a name. */
function frontOn({ isSmall, cut }: MerchProduct, row: MerchLook): Front {
  const options = { ...row.options };
  const large = {
    ...(row.initials === undefined ? {} : { initials: row.initials }),
    ...(row.number === undefined ? {} : { number: row.number }),
  };
  if (!isSmall) return { composition: row.front, options, texts: { ...textsOf(row), ...large } };
  const texts = { names: row.short ?? row.names };
  const keeps = ['photo-', 'emblem-small', 'confetti', 'laurel'].some((front) => row.front.startsWith(front));
  if (keeps) return { composition: row.front, options, texts };
  // A heart has its hole where a drawing would stand.
  if (row.motifs?.emblems && cut !== 'heart')
    return { composition: 'emblem-small', options: { ground: 'wash' }, texts };
  if (row.plants) return { composition: 'laurel', options: {}, texts };
  return { composition: 'centred', options: { ground: 'main', frame: 'none' }, texts };
}
