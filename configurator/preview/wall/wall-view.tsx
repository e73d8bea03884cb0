import { PageDrawing } from '@blattwerk/designs/drawing/page-drawing.ts';
import type { Box } from '@blattwerk/designs/model/shape.ts';
import { Picture } from '@blattwerk/designs/scenes/picture.ts';
import type { Quad } from '@blattwerk/designs/scenes/surface.ts';
import { castOnWall, drawFrame, glaze, roomLight } from '@blattwerk/designs/scenes/wall.ts';
import { useMemo, useState } from 'react';
import controls from '../../controls/controls.module.css';
import type { Frame } from '../../stage/surround.ts';
import type { Drawn } from '../drawn-face.tsx';
import preview from '../preview.module.css';
import type { SayPreview } from '../preview-texts.ts';
import { drawnRoom } from './drawn-room.ts';
import { type Furniture, furnitureFor, hangingOf, hasRoom, measures, room } from './hanging.ts';
import { hasRoomToStand, silhouette, standingBeside } from './person.ts';
import styles from './wall.module.css';

type WallViewProps = {
  drawn: Drawn;
  /** The page that is seen. */
  pageIndex: number;
  /** Absent: nothing is around it. */
  frame: Frame | undefined;
  /** Millimetres that it stands off the wall. */
  depth: number;
  /** BCP 47. */
  locale: string;
  sayPreview: SayPreview;
};

const colours = {
  white: '#efece6',
  cream: '#e6dcc8',
  sage: '#b9c4ae',
  clay: '#c79a83',
  dove: '#a9b9c4',
  night: '#46566b',
} as const;
type Colour = keyof typeof colours;
const allFurniture: readonly Furniture[] = ['sofa', 'desk'];

/** The picture on a wall, as large as it will be beside furniture of a known size. */
export function WallView({ drawn, pageIndex, frame, depth, locale, sayPreview }: WallViewProps) {
  const { design } = drawn;
  const page = design.pages[pageIndex] ?? design.pages[0];
  const [colour, setColour] = useState<Colour>('white');
  const [chosen, setChosen] = useState<Furniture>();
  const [wantsPerson, setWantsPerson] = useState(false);
  const around = frame ? frame.mat + frame.width : 0;
  const { width = 0, height = 0 } = page?.trim ?? {};
  const outer = { width: width + 2 * around, height: height + 2 * around };
  const furniture = chosen ?? furnitureFor(outer);
  const { scale } = measures[furniture];
  const box = hangingOf(outer, furniture);
  const picture = inset(box, around * scale);
  const ground = useMemo(() => addressOf(drawnRoom(furniture, colours[colour])), [furniture, colour]);
  const size = sizeText(outer, locale);
  const measure = sayPreview(`furniture_${furniture}`);
  const isSomebodyThere = wantsPerson && hasRoomToStand(furniture);
  if (!page) return null;
  return (
    <>
      <div className={styles.wall}>
        <svg
          aria-label={sayPreview(isSomebodyThere ? 'wallPictureWithPerson' : 'wallPicture', {
            size,
            furniture: measure,
          })}
          className={styles.room}
          role="img"
          viewBox={`0 0 ${room.width} ${room.height}`}
        >
          <image height={room.height} href={ground} width={room.width} />
          <image
            height={room.height}
            href={addressOf(behind(picture, frame, depth, scale))}
            width={room.width}
          />
          <PageDrawing {...drawn} page={page} pixelWidth={900} place={picture} prefix="preview-wall" />
          <image
            height={room.height}
            href={addressOf(before(picture, frame !== undefined))}
            width={room.width}
          />
          {isSomebodyThere && (
            <image
              height={room.height}
              href={addressOf(silhouette(standingBeside(box, furniture)))}
              width={room.width}
            />
          )}
        </svg>
      </div>
      <div className={preview.controls}>
        <fieldset aria-label={sayPreview('wallColour')} className={styles.colours}>
          {keysOf(colours).map((one) => (
            <button
              aria-label={sayPreview(`wall_${one}`)}
              aria-pressed={one === colour}
              key={one}
              onClick={() => setColour(one)}
              style={{ background: colours[one] }}
              title={sayPreview(`wall_${one}`)}
              type="button"
            />
          ))}
        </fieldset>
        <fieldset aria-label={sayPreview('furniture')} className={controls.choice}>
          {allFurniture.map((one) => (
            <button
              aria-pressed={one === furniture}
              disabled={!hasRoom(outer, one)}
              key={one}
              onClick={() => setChosen(one)}
              type="button"
            >
              {sayPreview(`furniture_${one}`)}
            </button>
          ))}
          <button
            aria-pressed={isSomebodyThere}
            disabled={!hasRoomToStand(furniture)}
            onClick={() => setWantsPerson(!wantsPerson)}
            type="button"
          >
            {sayPreview('person')}
          </button>
        </fieldset>
        <p className={styles.size} role="status">
          {sayPreview('wallHint', { size })}
        </p>
      </div>
    </>
  );
}

function behind(picture: Box, frame: Frame | undefined, depth: number, scale: number): string {
  const drawing = new Picture('behind');
  if (frame) drawFrame(drawing, quadOf(picture), frame.width * scale, frame.mat * scale, frame.tone);
  else castOnWall(drawing, quadOf(picture), Math.max(1.6, depth * scale));
  return drawing.toString();
}

function before(picture: Box, isGlazed: boolean): string {
  const drawing = new Picture('before');
  if (isGlazed) glaze(drawing, quadOf(picture));
  else roomLight(drawing, quadOf(picture));
  return drawing.toString();
}

function quadOf({ x, y, width, height }: Box): Quad {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** Drawn by the browser once, as a picture: its light and grain are dear. */
function addressOf(content: string): string {
  const { width, height } = room;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 1.6}" height="${height * 1.6}">${content}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function sizeText({ width, height }: { width: number; height: number }, locale: string): string {
  const centimetres = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return `${centimetres.format(width / 10)} × ${centimetres.format(height / 10)}\u00a0cm`;
}

function keysOf<Key extends string>(record: Readonly<Record<Key, string>>): Key[] {
  return Object.keys(record).filter((key): key is Key => key in record);
}
