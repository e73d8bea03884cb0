import { colours } from '@blattwerk/schemas/shop/colours.ts';
import type { GroupDesign } from '@blattwerk/schemas/web-api/catalogue/theme-groups.ts';
import { pictureOf } from '../catalogue/listed-design.ts';
import type { DesignProduct } from './theme-catalogue.ts';

/** A design as its theme shows it. */
export function groupDesign({ name, productType, design }: DesignProduct): GroupDesign {
  return {
    id: design.id,
    name,
    productType,
    picture: pictureOf(design),
    colours: colours.filter((colour) => design.facets.color?.includes(colour)),
  };
}
