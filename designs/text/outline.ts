import type { PathCommand } from './fonts.ts';
import type { PlacedGlyph } from './shape-word.ts';

/** A glyph at one size, in whole units from its origin: where it begins and ends, and the commands after its start. */
type DrawnGlyph = {
  start: { x: number; y: number };
  end: { x: number; y: number };
  rest: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
};

/**
 * Collects glyphs as one SVG path of relative commands in whole `unit`s (millimetres): short to write and to read, and
 * without a rounding that adds up. All of one text have one `em` (millimetres): what comes again is written once.
 */
export function createOutline(unit: number, em: number) {
  const drawn = new Map<readonly PathCommand[], DrawnGlyph>();
  let path = '';
  let [lastX, lastY] = [0, 0];
  const ink = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

  function add(glyph: PlacedGlyph, originX: number, baseline: number): void {
    const known = drawn.get(glyph.commands) ?? drawGlyph(glyph.commands, (glyph.scale * em) / unit);
    drawn.set(glyph.commands, known);
    const left = Math.round((originX + glyph.x * em) / unit);
    const bottom = Math.round((baseline - glyph.y * em) / unit);
    const { start, end, rest } = known;
    path += `m${left + start.x - lastX}${spaced(bottom + start.y - lastY)}${rest}`;
    [lastX, lastY] = [left + end.x, bottom + end.y];
    ink.left = Math.min(ink.left, left + known.left);
    ink.right = Math.max(ink.right, left + known.right);
    ink.top = Math.min(ink.top, bottom + known.top);
    ink.bottom = Math.max(ink.bottom, bottom + known.bottom);
  }

  return {
    add,
    path: () => path,
    /** The box around all points of the outlines (millimetres), `null` without any. */
    ink: () => {
      if (ink.left > ink.right) return null;
      const { left, top, right, bottom } = ink;
      return { x: left * unit, y: top * unit, width: (right - left) * unit, height: (bottom - top) * unit };
    },
  };
}

/** @param factor units a font unit */
function drawGlyph([first, ...commands]: readonly PathCommand[], factor: number): DrawnGlyph {
  const start = {
    x: Math.round((first?.args[0] ?? 0) * factor),
    y: -Math.round((first?.args[1] ?? 0) * factor),
  };
  let begin = start;
  let end = start;
  let rest = '';
  const box = { left: start.x, top: start.y, right: start.x, bottom: start.y };
  for (const { command, args } of commands) {
    rest += letters[command];
    let { x, y } = end;
    for (let index = 0; index + 1 < args.length; index += 2) {
      x = Math.round((args[index] ?? 0) * factor);
      y = -Math.round((args[index + 1] ?? 0) * factor);
      const across = x - end.x;
      rest += `${index === 0 ? across : spaced(across)}${spaced(y - end.y)}`;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
    if (command === 'moveTo') begin = { x, y };
    end = command === 'closePath' ? begin : { x, y };
  }
  return { start, end, rest, ...box };
}

const letters = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const;

/** A blank only where a minus does not part the numbers. */
function spaced(number: number): string {
  return number < 0 ? `${number}` : ` ${number}`;
}
