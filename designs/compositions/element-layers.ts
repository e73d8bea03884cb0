import type { Layer } from '../model/design.ts';
import type { Panel } from '../model/panel.ts';
import type { Box, Placed } from '../model/shape.ts';
import { type Element, type Face, n } from './face.ts';
import { stackTexts } from './text-stack.ts';

/** A little above the middle: there are faces. */
const usualFocus = { x: 0.5, y: 0.45 };

/** An element of a face as layers of the sheet its panel lies on. */
export function layersOf(element: Element, index: number, panel: Panel, face: Face, prefix: string): Layer[] {
  switch (element.kind) {
    case 'art': {
      if (element.items.length === 0) return [];
      const id = `${prefix}${element.name}-${index}`;
      const finish = face.input.foil === null ? 'print' : element.finish;
      const items = element.items.map((item) => placedOn(panel, finish === 'foil' ? pressed(item) : item));
      return [{ id, type: 'art', finish, locked: true, items }];
    }
    case 'photo': {
      const box = boxOn(panel, element.box);
      const rotate = panel.upsideDown ? element.rotate + 180 : element.rotate;
      const mask = element.mask?.(box);
      const { x: focusX, y: focusY } = element.focus ?? usualFocus;
      const crop = { focusX, focusY, zoom: 1 };
      const sample = face.input.photo(element.slot);
      const id = `${prefix}${element.slot}`;
      return [
        {
          id,
          type: 'photo',
          finish: 'print',
          locked: false,
          slot: element.slot,
          box,
          rotate,
          ...(mask ? { mask } : {}),
          sample,
          crop,
        },
      ];
    }
    case 'fixed':
      return element.texts.map((layer) => ({
        ...layer,
        id: `${prefix}${layer.id}`,
        box: boxOn(panel, layer.box),
        rotate: panel.upsideDown ? layer.rotate + 180 : layer.rotate,
      }));
    case 'texts':
      return stackTexts(face, element, prefix).map((layer) => ({
        ...layer,
        box: boxOn(panel, layer.box),
        rotate: panel.upsideDown ? layer.rotate + 180 : layer.rotate,
        ...(layer.room && { room: { ...layer.room, box: boxOn(panel, layer.room.box) } }),
      }));
  }
}

/** Lines in the paper's colour would be left free of the metal: pressed, they have its colour. */
function pressed({ matrix, shapes }: Placed): Placed {
  return {
    matrix,
    shapes: shapes.map((shape) => (shape.stroke === 'paper' ? { ...shape, stroke: 'accent' } : shape)),
  };
}

function placedOn({ box, upsideDown }: Panel, { matrix, shapes }: Placed): Placed {
  const [a, b, c, d, e, f] = matrix;
  if (!upsideDown) return { matrix: [a, b, c, d, n(e + box.x), n(f + box.y)], shapes };
  return {
    matrix: [-a, -b, -c, -d, n(box.x + box.width - e), n(box.y + box.height - f)],
    shapes,
  };
}

function boxOn({ box, upsideDown }: Panel, { x, y, width, height }: Box): Box {
  const left = upsideDown ? box.x + box.width - x - width : box.x + x;
  const top = upsideDown ? box.y + box.height - y - height : box.y + y;
  return { x: n(left), y: n(top), width: n(width), height: n(height) };
}
