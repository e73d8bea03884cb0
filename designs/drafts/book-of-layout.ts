import type { BookLayout, ComposedBook } from '@blattwerk/schemas/configurator/book.ts';
import { photobookPages } from '@blattwerk/schemas/shop/photo-products/photobook-pages.ts';
import { photobookTypes } from '@blattwerk/schemas/shop/photo-products/photobooks.ts';
import {
  type BookLayout as Layout,
  singleLayouts,
  spreadLayouts,
} from '../compositions/photos/book-layouts.ts';
import { bookSheets } from '../compositions/photos/book-sheets.ts';
import { type Share, styleOf } from '../compositions/photos/photobook-spreads.ts';
import type { Recipe } from '../recipes/recipe.ts';

/** A photo book's sheets and how else they may be laid out. @returns null for other products, and before pages are chosen */
export function bookOfLayout({ product, options, pages, book }: Recipe): ComposedBook | null {
  const type = photobookTypes.find((known) => known === product.type);
  if (product.kind !== 'photobook' || !type || pages === undefined) return null;
  const style = styleOf(options.style);
  return {
    sheets: bookSheets(pages, style, book),
    pages: photobookPages[type],
    spreads: spreadLayouts(style).map(viewOf),
    singles: singleLayouts.map(viewOf),
  };
}

function viewOf({ id, photos, words }: Layout): BookLayout {
  return { id, photos: photos.map(placeOf), words: words && placeOf(words) };
}

function placeOf([left, top, right, bottom]: Share) {
  const rounded = (share: number) => Math.round(share * 1e4) / 1e4;
  return { x: rounded(left), y: rounded(top), width: rounded(right - left), height: rounded(bottom - top) };
}
