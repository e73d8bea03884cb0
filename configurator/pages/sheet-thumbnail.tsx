import { PageDrawing } from '@blattwerk/designs/drawing/page-drawing.ts';
import type { Picture } from '@blattwerk/designs/drawing/sheet.ts';
import type { Design, Page, PhotoLayer } from '@blattwerk/designs/model/design.ts';
import type { Fonts } from '@blattwerk/designs/text/fonts.ts';
import { memo } from 'react';

type SheetThumbnailProps = {
  design: Design;
  page: Page;
  fonts: Fonts;
  pictureOf(layer: PhotoLayer): Picture;
};

/** Pixels that it is drawn for: what is finer is left out. */
const pixelWidth = 200;

/** A page of a book as a small picture; drawn anew only when something on it has changed. */
export const SheetThumbnail = memo(
  function SheetThumbnail({ design, page, fonts, pictureOf }: SheetThumbnailProps) {
    return (
      <PageDrawing
        design={design}
        fonts={fonts}
        page={page}
        pictureOf={pictureOf}
        pixelWidth={pixelWidth}
        prefix={`strip-${page.id}`}
      />
    );
  },
  (one, other) =>
    one.page === other.page &&
    one.fonts === other.fonts &&
    one.pictureOf === other.pictureOf &&
    one.design.palette === other.design.palette &&
    one.design.foil === other.design.foil,
);
