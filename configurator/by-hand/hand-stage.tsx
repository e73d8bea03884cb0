import { PageDrawing } from '@blattwerk/designs/drawing/page-drawing.ts';
import type { Picture } from '@blattwerk/designs/drawing/sheet.ts';
import type { Design, PhotoLayer } from '@blattwerk/designs/model/design.ts';
import type { Box, Size } from '@blattwerk/designs/model/shape.ts';
import { type CSSProperties, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { viewsOf } from '../stage/views.ts';
import styles from './hand-stage.module.css';
import { Handles } from './handles.tsx';
import { movedDocument } from './moved-document.ts';
import { useHandFonts } from './use-hand-fonts.ts';

/** What stands on a face, as its editor knows it. */
export type Placed = { id: string; label: string; box: Box; turn: number; slot: string | undefined };

export type HandStageProps = {
  document: Design;
  faceId: string;
  /** The face's size in the millimetres that boxes are of. */
  drawnFor: Size;
  elements: readonly Placed[];
  selected: string | undefined;
  onSelect(id: string | undefined): void;
  /** A box that an element is given, by mouse, finger or arrows. */
  onBox(id: string, box: Box): void;
  /** Other keys that are pressed on an element. @returns whether they mean something */
  onKey(event: KeyboardEvent, id: string): boolean;
  /** Where fonts and painted pictures come from, such as `/web-api`. */
  source: string;
  words: { stage: string; resize: string };
};

/** Pixels the drawing is made for, as a shopper's stage. */
const pixelWidth = 1200;

/** A face of a card that is being made, drawn by the press's own code, with all that stands on it to be carried. */
export function HandStage(props: HandStageProps) {
  const { document, faceId, drawnFor, elements, selected, source, words } = props;
  const root = useRef<HTMLDivElement>(null);
  const [carried, setCarried] = useState<{ id: string; box: Box }>();
  const fonts = useHandFonts(document.pages, source);
  const view = useMemo(
    () => viewsOf(document).find(({ id }) => shows(id, faceId, document)),
    [document, faceId],
  );
  const panel = document.pages
    .flatMap(({ panels }, pageIndex) => panels.map((one) => ({ ...one, pageIndex })))
    .find(({ id }) => id === faceId);
  const pageIndex = panel?.pageIndex ?? view?.pageIndex ?? 0;
  const page = document.pages[pageIndex];
  const pictureOf = useMemo(() => samplePictures(source), [source]);
  if (!page) return null;
  const box = panel?.box ?? { x: 0, y: 0, ...page.trim };
  const shown = carried
    ? movedBy(document, pageIndex, elements, carried, panel?.upsideDown ?? false)
    : document;
  const shownPage = shown.pages[pageIndex] ?? page;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of drawn things, no fieldset
    <div
      aria-label={words.stage}
      className={styles.sheet}
      onPointerDown={(event) => event.target === event.currentTarget && props.onSelect(undefined)}
      ref={root}
      role="group"
      style={
        { '--aspect': `${box.width} / ${box.height}`, '--ratio': box.width / box.height } as CSSProperties
      }
    >
      <div className={styles.drawing} data-turned={panel?.upsideDown || undefined}>
        <PageDrawing
          design={shown}
          fonts={fonts}
          guides
          page={shownPage}
          pictureOf={pictureOf}
          pixelWidth={pixelWidth}
          prefix={`hand-${faceId}`}
          view={box}
        />
      </div>
      {elements.map((element) => (
        <Handles
          drawnFor={drawnFor}
          element={element.id === carried?.id ? { ...element, box: carried.box } : element}
          isSelected={element.id === selected}
          key={element.id}
          onBox={(next) => {
            setCarried(undefined);
            props.onBox(element.id, next);
          }}
          onCarry={(next) => setCarried(next && { id: element.id, box: next })}
          onKey={(event) => props.onKey(event, element.id)}
          onSelect={() => props.onSelect(element.id)}
          resizeLabel={words.resize}
          stage={root}
        />
      ))}
    </div>
  );
}

/** A card of one page is its front; the outside of a folded one is shown face by face. */
function shows(viewId: string, faceId: string, { pages }: Design): boolean {
  return viewId === faceId || (faceId === 'front' && pages.length === 1);
}

function movedBy(
  document: Design,
  pageIndex: number,
  elements: readonly Placed[],
  { id, box }: { id: string; box: Box },
  isUpsideDown: boolean,
): Design {
  const element = elements.find((one) => one.id === id);
  if (!element || box.width !== element.box.width || box.height !== element.box.height) return document;
  const sign = isUpsideDown ? -1 : 1;
  const way = { x: sign * (box.x - element.box.x), y: sign * (box.y - element.box.y) };
  return movedDocument(document, pageIndex, element, way);
}

function samplePictures(source: string): (layer: PhotoLayer) => Picture {
  return ({ sample, box: { width, height } }) => {
    const query = new URLSearchParams({
      sample,
      width: String(Math.max(1, Math.round(width))),
      height: String(Math.max(1, Math.round(height))),
    });
    return { kind: 'image', href: `${source}/sample-pictures?${query}`, width, height };
  };
}
