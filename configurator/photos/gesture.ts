import type { Point } from './crop.ts';

/** Fingers, or the mouse, that lie on a photo, by the browser's id of each. */
export type Pointers = ReadonlyMap<number, Point>;
/** What one movement of a finger does. `at`: where it enlarges. */
export type Movement = { by: Point; factor: number; at: Point };

export const noPointers: Pointers = new Map();

export function pressed(pointers: Pointers, id: number, at: Point): Pointers {
  return new Map(pointers).set(id, at);
}

export function released(pointers: Pointers, id: number): Pointers {
  return new Map([...pointers].filter(([other]) => other !== id));
}

/** One finger pushes; two enlarge and push together. More are not looked at. */
export function dragged(
  pointers: Pointers,
  id: number,
  to: Point,
): { pointers: Pointers; movement: Movement | null } {
  const before = fingersOf(pointers);
  if (!pointers.has(id)) return { pointers, movement: null };
  const next = new Map(pointers).set(id, to);
  const after = fingersOf(next);
  const by = { x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y };
  const factor = before.spread > 0 && after.spread > 0 ? after.spread / before.spread : 1;
  return { pointers: next, movement: { by, factor, at: after.middle } };
}

/** `spread`: how far two fingers are apart; 0 for one. */
function fingersOf(pointers: Pointers): { middle: Point; spread: number } {
  const [one = { x: 0, y: 0 }, other = one] = pointers.values();
  return {
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    spread: Math.hypot(one.x - other.x, one.y - other.y),
  };
}
