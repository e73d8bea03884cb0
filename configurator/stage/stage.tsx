import type { Picture } from '@blattwerk/designs/drawing/sheet.ts';
import { withPart } from '@blattwerk/designs/editing/words.ts';
import { resolveColour } from '@blattwerk/designs/model/colour.ts';
import type { Design, Layer, Page, PhotoLayer, TextLayer } from '@blattwerk/designs/model/design.ts';
import type { Fonts } from '@blattwerk/designs/text/fonts.ts';
import type { CSSProperties, ReactNode } from 'react';
import type { Draft } from '../session/use-draft.ts';
import { lacksLetters } from '../text-input/lacks-letters.ts';
import { TextInput } from '../text-input/text-input.tsx';
import { type Say, slotName } from '../texts.ts';
import styles from './stage.module.css';
import { StageDrawing } from './stage-drawing.tsx';
import { type Surround, surroundStyle } from './surround.ts';
import { TouchTexts } from './touch-texts.tsx';
import { useFinePointer } from './use-fine-pointer.ts';
import { isSeenIn, type StageView } from './views.ts';

type StageProps = {
  draft: Draft;
  /** What is shown: the draft's document, or the card of a row. */
  design: Design;
  /** Other words in a slot. */
  onWords(slot: string, words: string): void;
  /** The page that the view shows. */
  page: Page;
  view: StageView;
  fonts: Fonts;
  /** Goes to the field of a text. */
  onText(slot: string): void;
  /** The same function as long as the photos are the same. */
  pictureOf(layer: PhotoLayer): Picture;
  /** What lies over the photos: a finger means them before texts, a mouse after. */
  children: ReactNode;
  /** What the picture hangs in; absent: nothing. */
  surround: Surround | undefined;
  say: Say;
};

type Place = TextLayer & { slot: string };

/** Pixels the drawing is made for: what is too small for that is left out, and phones draw less. */
const pixelWidth = 1200;

/** One face of the card as it will be printed. With a mouse its texts are written right there; a finger is led to the form. */
export function Stage({
  draft,
  design,
  onWords,
  page,
  view,
  fonts,
  onText,
  pictureOf,
  children,
  surround,
  say,
}: StageProps) {
  const isFine = useFinePointer();
  const { activeSlot } = draft;
  const { box, isUpsideDown } = view;
  const places = page.layers.filter(
    (layer): layer is Place =>
      layer.type === 'text' &&
      layer.slot !== undefined &&
      !isJoint(layer) &&
      (layer.text !== '' || layer.slot === activeSlot) &&
      isSeenIn(view, layer.box),
  );
  // Written as the browser has them: drawn ones would stand beside caret and selection.
  const isUndrawn = (layer: Place) => isFine && layer.slot === activeSlot && lacksLetters(layer, fonts);
  const undrawn: readonly Layer[] = places.filter(isUndrawn);
  return (
    <div
      className={styles.sheet}
      data-cut={page.outline === undefined ? undefined : ''}
      data-surround={surround ? '' : undefined}
      data-turned={isUpsideDown || undefined}
      style={
        {
          '--aspect': `${box.width} / ${box.height}`,
          '--ratio': box.width / box.height,
          ...(surround && surroundStyle(surround, box)),
        } as CSSProperties
      }
    >
      <StageDrawing
        design={design}
        fonts={fonts}
        page={page}
        pictureOf={pictureOf}
        pixelWidth={pixelWidth}
        prefix={`stage-${view.pageIndex}`}
        undrawn={undrawn}
        view={box}
      />
      {!isFine && (
        <TouchTexts activeSlot={activeSlot} onText={onText} places={places} say={say} view={view} />
      )}
      {children}
      {isFine &&
        places.map((layer) => (
          <TextInput
            fonts={fonts}
            isActive={layer.slot === activeSlot}
            key={layer.id}
            label={say('textOnCard', { label: say(...slotName(layer.slot)) })}
            layer={layer}
            onActive={(isActive) => draft.activate(isActive ? layer.slot : null)}
            onChange={(text) => onWords(layer.slot, withPart(page, layer, text))}
            onUndo={draft.undo}
            ownColour={undrawn.includes(layer) ? resolveColour(layer.colour, design.palette) : undefined}
            view={box}
          />
        ))}
    </div>
  );
}

/** The "&" between two names comes and goes with them. */
function isJoint({ slot, text }: TextLayer): boolean {
  return slot === 'names' && text === '&';
}
