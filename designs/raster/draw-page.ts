import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageDrawing, type PageDrawingProps } from '../drawing/page-drawing.ts';
import type { Picture } from '../drawing/sheet.ts';
import type { Design, Page, PhotoLayer } from '../model/design.ts';
import type { PanelId } from '../model/panel.ts';
import type { Fonts } from '../text/fonts.ts';
import { encodeSvg, type PictureFormat } from './encode.ts';

/** What drawings need besides their document. */
export type Studio = { fonts: Fonts; pictureOf(layer: PhotoLayer): Picture | undefined };

export type PageView = Pick<PageDrawingProps, 'mode' | 'withBleed' | 'guides'> & {
  /** Only one face of a folded card. */
  panel?: PanelId;
};

/** A page as SVG text, without what is too small to be seen at `width` pixels. */
export function pageSvg(design: Design, page: Page, width: number, view: PageView, studio: Studio): string {
  const { panel, ...drawing } = view;
  const box = page.panels.find(({ id }) => id === panel)?.box;
  return renderToStaticMarkup(
    createElement(PageDrawing, {
      ...drawing,
      ...studio,
      design,
      page,
      prefix: `p${design.pages.indexOf(page)}`,
      pixelWidth: width,
      ...(box ? { view: box } : {}),
    }),
  );
}

/** A page as a picture `width` pixels wide. */
export function drawPage(
  design: Design,
  page: Page,
  width: number,
  format: PictureFormat,
  studio: Studio,
  view: PageView = {},
): Promise<Buffer> {
  return encodeSvg(pageSvg(design, page, width, view, studio), width, format);
}

/** What a shopper sees first: the front of a folded card, or the first page. */
export function frontOf({ pages, id }: Design): { page: Page; view: PageView } {
  const folded = pages.find(({ panels }) => panels.some((panel) => panel.id === 'front'));
  if (folded) return { page: folded, view: { panel: 'front' } };
  const [page] = pages;
  if (!page) throw new Error(`"${id}" has no page.`);
  return { page, view: {} };
}
