import { inLanguage } from '@blattwerk/schemas/languages/phrases.ts';
import { printFormatGroupLabels } from '@blattwerk/schemas/shop/photo-products/print-formats.ts';
import { displayFormat, lengthUnitOf } from '@blattwerk/schemas/shop/sizes/format-display.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { PrintGroup } from '@blattwerk/schemas/web-api/prices/print-price-endpoints.ts';

const longestPixels = 240;
const edge = 8;

/** Adds to every size of a group a drawing of its shape, to scale with the others. */
export function withImages(
  group: PrintGroup,
  shop: ShopContext,
): AnswerOf<'GET /price-api/prices/format-group-prices-images'> {
  const longest = Math.max(...group.formats.flatMap(({ width, height }) => [width, height]));
  const pixels = (length: number) => Math.round((length * longestPixels) / longest);
  const isRetro = group.group === 'retro';
  return {
    ...group,
    formats: group.formats.map((format) => {
      const [width, height] = [pixels(format.width), pixels(format.height)];
      const size = displayFormat(format, shop.locale, lengthUnitOf(shop.channel, shop.locale));
      return {
        ...format,
        image: {
          src: `data:image/svg+xml,${encodeURIComponent(drawing(width, height, isRetro))}`,
          width,
          height,
          alt: `${inLanguage(printFormatGroupLabels[group.group], shop.language)}, ${size}`,
        },
      };
    }),
  };
}

/** Paper with a hill under a sun; retro prints have the wide lower edge of instant pictures. */
function drawing(width: number, height: number, isRetro: boolean): string {
  const innerWidth = width - 2 * edge;
  const innerHeight = height - 2 * edge - (isRetro ? Math.round(height / 8) : 0);
  const ground = edge + innerHeight;
  const hill = `M${edge} ${ground}V${ground - innerHeight / 3}Q${width / 3} ${ground - innerHeight * 0.7} ${width / 2} ${ground - innerHeight / 3}T${width - edge} ${ground - innerHeight / 3}V${ground}Z`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path fill="#fff" stroke="#ddd8cf" d="M.5.5H${width - 0.5}V${height - 0.5}H.5Z"/>`,
    `<path fill="#dfe7e4" d="M${edge} ${edge}h${innerWidth}v${innerHeight}h-${innerWidth}Z"/>`,
    `<circle cx="${width * 0.7}" cy="${edge + innerHeight * 0.28}" r="${innerWidth * 0.09}" fill="#e9c98f"/>`,
    `<path fill="#8fa596" d="${hill}"/></svg>`,
  ].join('');
}
