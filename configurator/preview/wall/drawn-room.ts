import { along, blend } from '@blattwerk/designs/illustrations/tools/light.ts';
import { floorLamp, housePlant, sofa } from '@blattwerk/designs/scenes/furniture.ts';
import { Picture } from '@blattwerk/designs/scenes/picture.ts';
import { vaseShapes } from '@blattwerk/designs/scenes/props.ts';
import { livingRoom } from '@blattwerk/designs/scenes/rooms.ts';
import { type Furniture, feet, measures, room, wallFoot } from './hanging.ts';

/** The sofa is drawn so wide that its back is as high as that of a real one. */
const drawnSofa = 540;

/** A room with one piece of furniture, as the content of an SVG. @param wall its colour, `#rrggbb` */
export function drawnRoom(furniture: Furniture, wall: string): string {
  const ground = new Picture('room');
  livingRoom(ground, wall, '#b88f68', wallFoot);
  const middle = room.width / 2;
  const { scale, width } = measures[furniture];
  if (furniture === 'sofa') {
    const sitting = new Picture('sofa');
    sofa(sitting, 0, 0, drawnSofa, '#6f8a86');
    const lamp = new Picture('lamp');
    floorLamp(lamp, 0, 0);
    const plant = new Picture('plant');
    housePlant(plant, 0, 0, 1);
    return [
      ground.toString(),
      placed(lamp, middle + 400, feet - 22, (1600 * scale) / 680),
      placed(plant, middle - 405, feet - 8, (900 * scale) / 230),
      placed(sitting, middle, feet, (width * scale) / drawnSofa),
    ].join('');
  }
  const desk = new Picture('desk');
  drawDesk(desk);
  return ground.toString() + placed(desk, middle, feet, scale);
}

function placed(picture: Picture, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${picture.toString()}</g>`;
}

/** A desk of oak with a lamp, books and flowers, in millimetres; its feet stand on 0. */
function drawDesk(picture: Picture): void {
  const { width, height } = measures.desk;
  const half = width / 2;
  picture.path(`M${-half + 10} -16L${half + 130} -16L${half + 80} 26L${-half + 40} 26Z`, '#1c1418', {
    opacity: 0.32,
    blur: 22,
  });
  for (const side of [-1, 1]) {
    const foot = side * (half - 62);
    const top = side * (half - 92);
    picture.path(
      `M${top - 24} ${-height + 40}L${top + 24} ${-height + 40}L${foot + 15} 0L${foot - 15} 0Z`,
      along([top - 24, 0], [top + 24, 0], '#c99a6b', '#a87a50', '#6f4d33'),
    );
    const behind = side * (half - 170);
    picture.path(
      `M${behind - 16} ${-height + 40}L${behind + 16} ${-height + 40}L${behind + side * 22 + 10} -34L${behind + side * 22 - 10} -34Z`,
      '#6b4b33',
    );
  }
  picture.rect(
    -half + 60,
    -height + 30,
    width - 120,
    104,
    along([-half, 0], [half, 0], '#c99b6d', '#b5855a', '#8c6241'),
  );
  picture.grain(
    { x: -half + 60, y: -height + 30, width: width - 120, height: 104 },
    [300, 9],
    '#3a2418',
    0.22,
  );
  picture.rect(-half + 60, -height + 30, width - 120, 20, '#2a1a12', { opacity: 0.26, blur: 7 });
  picture.rect(-1.5, -height + 40, 3, 92, '#4a3020', { opacity: 0.6 });
  for (const at of [-half / 2 + 20, half / 2 - 20])
    picture.rect(at - 32, -height + 82, 64, 8, '#f0d9a6', { opacity: 0.85 });
  picture.rect(-half, -height, width, 32, along([-half, 0], [half, 0], '#ecc79d', '#d2a679', '#ab7f58'));
  picture.rect(-half, -height, width, 5, '#fff3dd', { opacity: 0.45 });
  onDesk(picture, -height);
}

function onDesk(picture: Picture, top: number): void {
  picture.path(`M-420 ${top + 4}L-120 ${top - 2}L-110 ${top + 8}L-420 ${top + 8}Z`, '#1c1418', {
    opacity: 0.35,
    blur: 7,
  });
  const book = (x: number, y: number, wide: number, tone: string) => {
    picture.rect(
      x,
      y,
      wide,
      32,
      along([x, 0], [x + wide, 0], blend(tone, '#ffffff', 0.25), tone, blend(tone, '#1c1a24', 0.3)),
    );
    picture.rect(x + 12, y + 6, 4, 20, '#fff6e0', { opacity: 0.5 });
  };
  book(-420, top - 32, 250, '#8f544e');
  book(-404, top - 64, 224, '#54726d');
  book(-412, top - 94, 200, '#d8c3a2');
  picture.path(`M330 ${top - 2}L470 ${top - 8}L480 ${top + 6}L330 ${top + 6}Z`, '#1c1418', {
    opacity: 0.35,
    blur: 6,
  });
  picture.shapes(vaseShapes(21, '#d8b49a'), `translate(400 ${top}) scale(1.55)`);
}
