import type { Fonts } from '../../text/fonts.ts';
import { layoutText } from '../../text/layout-text.ts';
import { addPath } from '../path.ts';
import type { ContentStream } from './content-stream.ts';
import { dataMatrix } from './data-matrix.ts';
import type { PressSheet } from './press-sheet.ts';

/** All lengths are millimetres. */
const hairline = 0.1;
const codeSide = 8;
const letterSize = 6.5;
const slugFont = 'jost-400';

type Box = { x: number; y: number; width: number; height: number };

/** Where to cut: two lines at each corner of a trim, outside its bleed. */
export function writeCropMarks(stream: ContentStream, trims: readonly Box[], bleed: number, length: number) {
  stream.setRegistration();
  stream.lineWidth(hairline);
  for (const { x, y, width, height } of trims) {
    for (const [edgeX, outwards] of [[x, -1] as const, [x + width, 1] as const]) {
      for (const [edgeY, upwards] of [[y, -1] as const, [y + height, 1] as const]) {
        line(stream, [edgeX + outwards * bleed, edgeY], [edgeX + outwards * (bleed + length), edgeY]);
        line(stream, [edgeX, edgeY + upwards * bleed], [edgeX, edgeY + upwards * (bleed + length)]);
      }
    }
  }
  stream.stroke();
}

/** By which plates are laid upon each other: a cross in the middle of each margin. */
export function writeRegistrationMarks(stream: ContentStream, { size, margin }: PressSheet): void {
  const arm = 3;
  stream.setRegistration();
  stream.lineWidth(hairline);
  const middles = [
    [size.width / 2, margin / 2],
    [size.width / 2, size.height - margin / 2],
    [margin / 2, size.height / 2],
    [size.width - margin / 2, size.height / 2],
  ] as const;
  for (const [x, y] of middles) {
    line(stream, [x - arm, y], [x + arm, y]);
    line(stream, [x, y - arm], [x, y + arm]);
    stream.rectangle(x - arm / 2, y - arm / 2, arm, arm);
  }
  stream.stroke();
}

/** A patch of each ink, full and half, for the densitometer. */
export function writeInkPatches(stream: ContentStream, { size, margin }: PressSheet): void {
  const side = 5;
  const inks = [
    [1, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 0, 1, 0],
    [0, 0, 0, 1],
  ] as const;
  inks.forEach(([cyan, magenta, yellow, black], place) => {
    for (const [half, tint] of [1, 0.5].entries()) {
      stream.setInk(cyan * tint, magenta * tint, yellow * tint, black * tint);
      stream.rectangle(size.width - margin - (8 - 2 * place - half) * side, (margin - side) / 2, side, side);
      stream.fill();
    }
  });
}

/** What is printed on the sheet in words, in its upper margin. */
export function writeSlug(stream: ContentStream, words: string, { size, margin }: PressSheet, fonts: Fonts) {
  writeWords(stream, words, { x: margin, y: 0, width: size.width / 2 - 2 * margin, height: margin }, fonts);
}

/** The lines of orders on the sheet, each as a code and in words, in its lower margin. */
export function writeCodes(
  stream: ContentStream,
  lines: readonly string[],
  { size, margin, mostLines }: PressSheet,
  fonts: Fonts,
): void {
  // The middle is the registration mark's.
  const middle = 10;
  const width = (size.width - 2 * margin - middle) / mostLines;
  const y = size.height - (margin + codeSide) / 2;
  lines.forEach((code, place) => {
    const x = margin + place * width + (place >= mostLines / 2 ? middle : 0);
    const rows = dataMatrix(code);
    const side = codeSide / rows.length;
    stream.setInk(0, 0, 0, 1);
    rows.forEach((row, down) => {
      row.forEach((isDark, across) => {
        if (isDark) stream.rectangle(x + across * side, y + down * side, side, side);
      });
    });
    stream.fill();
    const words = { x: x + codeSide + 1.5, y, width: width - codeSide - 2.5, height: codeSide };
    writeWords(stream, code.replace('/', '\n/ '), words, fonts);
  });
}

function writeWords(stream: ContentStream, text: string, box: Box, fonts: Fonts): void {
  const result = layoutText(
    {
      text,
      box,
      font: slugFont,
      size: letterSize,
      minSize: 4,
      lineHeight: 1.15,
      tracking: 0,
      upperCase: false,
      align: 'left',
      verticalAlign: 'middle',
    },
    fonts,
  );
  if (!result.ok) throw new Error(result.message);
  const { path, unit } = result.layout;
  if (path === '') return;
  const at = (value: number) => value * unit;
  stream.setInk(0, 0, 0, 1);
  addPath(
    {
      moveTo: (x, y) => stream.pen.moveTo(at(x), at(y)),
      lineTo: (x, y) => stream.pen.lineTo(at(x), at(y)),
      bezierCurveTo: (x1, y1, x2, y2, x, y) =>
        stream.pen.bezierCurveTo(at(x1), at(y1), at(x2), at(y2), at(x), at(y)),
      closePath: () => stream.pen.closePath(),
    },
    path,
  );
  stream.fill();
}

function line({ pen }: ContentStream, from: readonly [number, number], to: readonly [number, number]): void {
  pen.moveTo(...from);
  pen.lineTo(...to);
}
