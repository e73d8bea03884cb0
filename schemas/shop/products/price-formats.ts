import { calendarFormatOf } from '../photo-products/calendar-formats.ts';
import { photobookFormatOf } from '../photo-products/photobooks.ts';
import { parseFormat } from '../sizes/formats.ts';

/**
 * What the price addresses of a kind take as `format` for a size in millimetres: calendars and photo books have codes
 * (`297x420` is `a3-portrait`), cards, collages, prints and frames take the size itself. Null where they take none.
 */
export function priceFormatOf(kind: string, size: string | undefined): string | null {
  const format = parseFormat(size ?? '');
  if (size === undefined || !format) return null;
  switch (kind) {
    case 'calendar':
      return calendarFormatOf(format) ?? null;
    case 'photobook':
      return photobookFormatOf(format) ?? null;
    case 'card':
    case 'collage':
    case 'photoframe':
    case 'photoprint':
      return size;
    default:
      return null;
  }
}
