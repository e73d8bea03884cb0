import { createElement, type ReactElement, type ReactNode, useMemo } from 'react';
import { resolveColour } from '../model/colour.ts';
import type { Design, Page, PhotoLayer } from '../model/design.ts';
import type { Box } from '../model/shape.ts';
import type { Fonts } from '../text/fonts.ts';
import { foilMetal } from './foil-metal.ts';
import { Guides } from './guides.ts';
import { type DrawingMode, printInks } from './inks.ts';
import { foilId, LayerDrawing } from './layer-drawing.ts';
import type { Picture, Sheet } from './sheet.ts';

export type PageDrawingProps = {
  design: Design;
  page: Page;
  fonts: Fonts;
  /** Keep the function the same between renderings: photos are memoised on it. */
  pictureOf(layer: PhotoLayer): Picture | undefined;
  /** Ids in the SVG begin with it; unique on an HTML page. */
  prefix: string;
  mode?: DrawingMode;
  /** The part to show, in the page's millimetres; absent: the trim, or the trim and its bleed. */
  view?: Box;
  withBleed?: boolean;
  /** Without it a drawing lies upon another one of the same page. */
  hasGround?: boolean;
  /** Fold lines and the area that texts keep to. */
  guides?: boolean;
  /** Size and place in the surrounding SVG or HTML. Without it the drawing fills its container. */
  place?: Partial<Box>;
  /** Pixels the view is wide on the screen: what is too small for it is left out. Absent: everything. */
  pixelWidth?: number;
};

/** A page of a design as an SVG element, for a server's pictures and for the browser. */
export function PageDrawing(props: PageDrawingProps): ReactElement {
  const { design, page, fonts, pictureOf, prefix, mode = 'preview', withBleed = false, pixelWidth } = props;
  const { hasGround = true } = props;
  const view = props.view ?? viewOf(design, page, withBleed);
  const pixels = pixelWidth === undefined ? Number.POSITIVE_INFINITY : pixelWidth / view.width;
  const { palette, foil } = design;
  const { background } = page;
  // Not of design and page: an edit makes new ones, and would have every layer drawn anew.
  const sheet = useMemo<Sheet>(() => {
    const ground = typeof background === 'string' ? resolveColour(background, palette) : palette.paper;
    return { palette, ground, foil, mode, pixels, prefix };
  }, [palette, foil, background, mode, pixels, prefix]);
  const outlined = page.outline !== undefined && !withBleed;
  const content = createElement(
    'g',
    { key: 'page', clipPath: outlined ? `url(#${prefix}-cut)` : undefined },
    hasGround ? drawGround(sheet, page, design.bleed) : null,
    page.layers.map((layer) =>
      createElement(LayerDrawing, { key: layer.id, layer, sheet, fonts, pictureOf }),
    ),
  );
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `${view.x} ${view.y} ${view.width} ${view.height}`,
    ...props.place,
  };
  const guides = props.guides ? createElement(Guides, { key: 'guides', page, safe: design.safe }) : null;
  return createElement('svg', root, drawDefinitions(sheet, page, outlined), content, guides);
}

function viewOf({ bleed }: Design, { trim }: Page, withBleed: boolean): Box {
  const edge = withBleed ? bleed : 0;
  return { x: -edge, y: -edge, width: trim.width + 2 * edge, height: trim.height + 2 * edge };
}

function drawDefinitions(sheet: Sheet, page: Page, outlined: boolean): ReactNode {
  const shines = sheet.foil !== null && sheet.mode === 'preview';
  if (!shines && !outlined) return null;
  const cut = createElement(
    'clipPath',
    { id: `${sheet.prefix}-cut` },
    createElement('path', { d: page.outline }),
  );
  return createElement(
    'defs',
    null,
    sheet.foil !== null && shines ? foilMetal(foilId(sheet), sheet.foil, sheet.ground, page.trim) : null,
    outlined ? cut : null,
  );
}

function drawGround(sheet: Sheet, { trim, background }: Page, bleed: number): ReactNode {
  const inks = printInks(sheet.palette, `${sheet.prefix}-bg`);
  const fill = sheet.mode === 'foil-mask' ? '#000000' : inks.paint(background);
  const area = { x: -bleed, y: -bleed, width: trim.width + 2 * bleed, height: trim.height + 2 * bleed };
  const definitions = inks.definitions.length > 0 ? createElement('defs', null, inks.definitions) : null;
  return createElement('g', null, definitions, createElement('rect', { ...area, fill }));
}
