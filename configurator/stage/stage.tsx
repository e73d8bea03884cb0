import { PageDrawing } from '@blattwerk/designs/drawing/page-drawing.ts';
import type { Picture } from '@blattwerk/designs/drawing/sheet.ts';
import type { Design, PhotoLayer, TextLayer } from '@blattwerk/designs/model/design.ts';
import type { Fonts } from '@blattwerk/designs/text/fonts.ts';
import type { CSSProperties } from 'react';
import { type Say, slotName } from '../texts.ts';
import styles from './stage.module.css';
import { isSeenIn, type StageView } from './views.ts';

type StageProps = {
  design: Design;
  view: StageView;
  fonts: Fonts;
  /** Of the text that is being written. */
  activeSlot: string | null;
  onText(slot: string): void;
  say: Say;
};

/** Pixels the drawing is made for: what is too small for that is left out, and phones draw less. */
const pixelWidth = 1200;

/** One face of the card as it will be printed; each text on it is a button that leads to its field. */
export function Stage({ design, view, fonts, activeSlot, onText, say }: StageProps) {
  const page = design.pages[view.pageIndex];
  if (!page) return null;
  const { box, isUpsideDown } = view;
  const places = page.layers.filter(
    (layer): layer is TextLayer =>
      layer.type === 'text' && layer.slot !== undefined && layer.text !== '' && isSeenIn(view, layer.box),
  );
  return (
    <div
      className={styles.sheet}
      data-turned={isUpsideDown || undefined}
      style={
        { '--aspect': `${box.width} / ${box.height}`, '--ratio': box.width / box.height } as CSSProperties
      }
    >
      <PageDrawing
        design={design}
        fonts={fonts}
        page={page}
        pictureOf={samplePicture}
        pixelWidth={pixelWidth}
        prefix={`stage-${view.pageIndex}`}
        view={box}
      />
      {places.map((layer) => (
        <button
          aria-label={say('editText', { label: say(slotName(layer.slot ?? '')), text: layer.text })}
          className={styles.place}
          data-active={layer.slot === activeSlot || undefined}
          key={layer.id}
          onClick={() => onText(layer.slot ?? '')}
          style={placeOf(layer, view)}
          type="button"
        />
      ))}
    </div>
  );
}

function placeOf({ box, rotate }: TextLayer, view: StageView): CSSProperties {
  const share = (length: number, whole: number) => `${(100 * length) / whole}%`;
  return {
    left: share(box.x - view.box.x, view.box.width),
    top: share(box.y - view.box.y, view.box.height),
    width: share(box.width, view.box.width),
    height: share(box.height, view.box.height),
    rotate: `${rotate}deg`,
  };
}

/** The painted picture that stands where a photo goes. */
function samplePicture({ sample, box }: PhotoLayer): Picture {
  const size = { width: Math.round(box.width), height: Math.round(box.height) };
  const query = new URLSearchParams({ sample, width: String(size.width), height: String(size.height) });
  return { kind: 'image', href: `/web-api/sample-pictures?${query}`, ...size };
}
