import type { Box } from '@blattwerk/designs/model/shape.ts';
import { type Furniture, feet, measures, room } from './hanging.ts';

/** Millimetres of a person who stands there, and of the arms' width. */
export const person = { height: 1700, width: 540 };

/** Units between the shoulder and the picture. */
const gap = 14;

/** Whether a standing person fits into what is seen of the room. */
export function hasRoomToStand(furniture: Furniture): boolean {
  return person.height * measures[furniture].scale <= feet;
}

/** Where a person stands beside the picture: not before it, and within the room as long as there is any beside it. */
export function standingBeside(picture: Box, furniture: Furniture): Box {
  const { scale } = measures[furniture];
  const [width, height] = [person.width * scale, person.height * scale];
  // Near the middle: a phone shows no more of the room.
  const nearest = room.width / 2 + 0.2 * room.width;
  const left = Math.max(picture.x + picture.width + gap, nearest - width / 2);
  return { x: Math.min(left, room.width - width), y: feet - height, width, height };
}

/** The left half of the outline, from the top downwards (millimetres from the middle between the feet). */
const half =
  'M1-1478L-46-1478C-48-1440-84-1424-150-1408C-214-1392-236-1352-242-1290L-268-972C-276-886-272-812-258-772' +
  'C-248-744-216-746-210-780C-202-846-202-930-194-1000L-176-1180C-170-1110-158-1060-160-1010' +
  'C-178-930-186-850-180-740C-172-600-156-470-150-420C-144-300-130-180-124-80C-126-44-176-28-180-8L-178 0L-58 0' +
  'L-52-90C-44-300-26-540-4-800L1-800Z';

/** A person as a shadow: a measure that needs no words. */
export function silhouette({ x, y, width, height }: Box): string {
  const scale = height / person.height;
  const place = `translate(${x + width / 2} ${y + height}) scale(${scale})`;
  const head = '<ellipse cx="0" cy="-1587" rx="92" ry="113"/><path d="M-46-1520H46V-1460H-46Z"/>';
  const body = `<path d="${half}"/><path d="${half}" transform="scale(-1 1)"/>`;
  return `<g transform="${place}" fill="#4a4037" opacity="0.78">${head}${body}</g>`;
}
