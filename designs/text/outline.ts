import type { PlacedGlyph } from './shape-word.ts';

/**
 * Collects glyphs as one SVG path of relative commands in whole `unit`s (millimetres): short to write and to read, and
 * without a rounding that adds up.
 */
export function createOutline(unit: number) {
  let path = '';
  let [lastX, lastY] = [0, 0];
  const ink = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

  function add(glyph: PlacedGlyph, originX: number, baseline: number, em: number): void {
    const factor = (glyph.scale * em) / unit;
    const left = (originX + glyph.x * em) / unit;
    const bottom = (baseline - glyph.y * em) / unit;
    let [startX, startY] = [lastX, lastY];
    for (const { command, args } of glyph.commands) {
      path += letters[command];
      let [x, y] = [lastX, lastY];
      for (let index = 0; index + 1 < args.length; index += 2) {
        x = Math.round(left + (args[index] ?? 0) * factor);
        y = Math.round(bottom - (args[index + 1] ?? 0) * factor);
        path += `${spaced(x - lastX, index === 0)}${spaced(y - lastY, false)}`;
        ink.left = Math.min(ink.left, x);
        ink.right = Math.max(ink.right, x);
        ink.top = Math.min(ink.top, y);
        ink.bottom = Math.max(ink.bottom, y);
      }
      if (command === 'moveTo') [startX, startY] = [x, y];
      [lastX, lastY] = command === 'closePath' ? [startX, startY] : [x, y];
    }
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

const letters = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const;

/** A blank only where a minus does not part the numbers. */
function spaced(number: number, isFirst: boolean): string {
  return isFirst || number < 0 ? `${number}` : ` ${number}`;
}
