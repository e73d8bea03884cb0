import { PageDrawing } from '@blattwerk/designs/drawing/page-drawing.ts';
import type { Picture } from '@blattwerk/designs/drawing/sheet.ts';
import type { Design, PhotoLayer } from '@blattwerk/designs/model/design.ts';
import type { Fonts } from '@blattwerk/designs/text/fonts.ts';
import { type CSSProperties, memo } from 'react';
import styles from './paper.module.css';
import type { Face } from './paper-object.ts';

/** What the stage draws with. */
export type Drawn = { design: Design; fonts: Fonts; pictureOf(layer: PhotoLayer): Picture };

type DrawnFaceProps = Drawn & {
  face: Face;
  /** On which side of its paper it is. */
  side: 'front' | 'back' | 'back-across';
  /** Tells it from the others of its page. */
  name: string;
  shade: number;
};

/** Pixels that a face is drawn for: as fine as on the stage. */
const pixelWidth = 900;

/** One side of a piece of paper: printed as the stage shows it, or bare. */
export const DrawnFace = memo(function DrawnFace({ face, side, name, shade, ...drawn }: DrawnFaceProps) {
  const page = face ? drawn.design.pages[face.pageIndex] : undefined;
  const style = { '--paper-ground': drawn.design.palette.paper, '--shade': shade } as CSSProperties;
  return (
    <div
      className={styles.face}
      // What is cut out has an edge of its own.
      data-cut={page?.outline === undefined ? undefined : ''}
      data-side={side}
      style={style}
    >
      {face && page && (
        <PageDrawing
          {...drawn}
          page={page}
          pixelWidth={pixelWidth}
          prefix={`preview-${name}`}
          view={face.box}
        />
      )}
      {page?.outline === undefined && <span className={styles.surface} />}
    </div>
  );
});
