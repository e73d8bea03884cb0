import type { DesignLanguage } from '@blattwerk/schemas/design/design-language.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { Picture } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import { pictureWidths } from '@blattwerk/schemas/web-api/catalogue/picture-widths.ts';
import type { CatalogueDesign } from './catalogue.ts';
import { pictureVersion } from './picture-version.ts';

/** The picture of a design's front, with the words of a language. */
export function pictureOf(
  { id, format, recipeHash }: Pick<CatalogueDesign, 'id' | 'format' | 'recipeHash'>,
  language: DesignLanguage,
): Picture {
  const { width, height } = parseFormat(format) ?? { width: 1, height: 1 };
  const largest = pictureWidths[pictureWidths.length - 1] ?? 1200;
  return {
    url: `/web-api/pictures/${id}/${pictureVersion(recipeHash, language)}`,
    widths: [...pictureWidths],
    width: largest,
    height: Math.round((largest * height) / width),
  };
}
