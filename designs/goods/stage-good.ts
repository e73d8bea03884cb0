import type { GoodDrawing } from '@blattwerk/schemas/kinds/kind.ts';
import { canvasOnAWall } from '../scenes/canvas-on-a-wall.ts';
import { housePlant, sideboard } from '../scenes/furniture.ts';
import { Picture } from '../scenes/picture.ts';
import { posterInARoom } from '../scenes/poster-in-a-room.ts';
import { livingRoom, tableBeforeWall, tableFromAbove } from '../scenes/rooms.ts';
import { pictureSize, type Scene } from '../scenes/scene.ts';
import { drawBags, drawGiftBoxes } from './drawings/bags-and-boxes.ts';
import { drawBookScrews } from './drawings/book-screws.ts';
import { drawBows } from './drawings/bow.ts';
import { drawEnvelopes } from './drawings/envelopes.ts';
import { drawFrameCorner, drawFramed } from './drawings/frames.ts';
import { drawGlueDots } from './drawings/glue-dots.ts';
import { drawInlays } from './drawings/inlays.ts';
import { drawPens } from './drawings/pens.ts';
import { drawPocketfold } from './drawings/pocketfold.ts';
import { drawPosterBar } from './drawings/poster-bar.ts';
import { drawPrints } from './drawings/prints.ts';
import { drawRibbonSpool } from './drawings/ribbons.ts';
import { drawSeals } from './drawings/seals.ts';
import { drawWoodenFeet } from './drawings/wooden-feet.ts';
import { type DrawGood, drawingOf, type Good, isBare } from './good.ts';

/** Where goods lie, stand or hang; each is drawn once and kept as pixels. */
const grounds = {
  table: (picture: Picture) => tableFromAbove(picture, '#efe7dc', '#d6c6b4'),
  shelf: (picture: Picture) => tableBeforeWall(picture, 560, '#efe6da', '#d3c0ab', '#c9a08a'),
  room: (picture: Picture) => {
    livingRoom(picture, '#e4ddd1', '#b38b66', 800);
    sideboard(picture, 560, 838);
    housePlant(picture, 1085, 842, 1.5);
  },
  wall: (picture: Picture) => tableFromAbove(picture, '#e9e2d6', '#cfc3b3'),
} as const;

type Setting = { ground: keyof typeof grounds; draw: DrawGood };

const accessories: Readonly<Record<string, Setting>> = {
  envelope: { ground: 'table', draw: drawEnvelopes },
  inlay: { ground: 'table', draw: drawInlays },
  ribbon: { ground: 'table', draw: drawRibbonSpool },
  seal: { ground: 'table', draw: drawSeals },
  pen: { ground: 'table', draw: drawPens },
  screw: { ground: 'table', draw: drawBookScrews },
  bow: { ground: 'table', draw: drawBows },
  pocketfold: { ground: 'table', draw: drawPocketfold },
  bag: { ground: 'shelf', draw: drawBags },
  box: { ground: 'shelf', draw: drawGiftBoxes },
  posterbar: { ground: 'room', draw: drawPosterBar },
};

/** The ways a good can be pictured, the most telling first. */
export const goodViews = ['whole', 'detail'] as const;
export type GoodView = (typeof goodViews)[number];

/** The views a good has: frames are shown close by, too. */
export function viewsOf(good: Good): readonly GoodView[] {
  return drawingOf(good) === 'frames' && !isBare(good) ? goodViews : ['whole'];
}

/** The scene that shows a good; its photos are those of `samplePhotos`. Undefined for goods that are not drawn. */
export function stageGood(good: Good, view: GoodView): Scene | undefined {
  const drawing = drawingOf(good);
  return drawing === null ? undefined : stages[drawing](good, view);
}

const stages: Record<GoodDrawing, (good: Good, view: GoodView) => Scene | undefined> = {
  prints: (good) =>
    good.productType === 'poster' ? posterInARoom : sceneOf(good, { ground: 'table', draw: drawPrints }),
  frames(good, view) {
    if (isBare(good)) return wallScene(good);
    const setting: Setting =
      view === 'detail' ? { ground: 'wall', draw: drawFrameCorner } : { ground: 'room', draw: drawFramed };
    return sceneOf(good, setting);
  },
  accessories(good) {
    const setting = accessorySetting(good);
    return setting && sceneOf(good, setting);
  },
};

function accessorySetting({ id, productType }: Good): Setting | undefined {
  if (id.startsWith('stand-')) return { ground: 'shelf', draw: drawWoodenFeet };
  if (id.startsWith('glue-')) return { ground: 'table', draw: drawGlueDots };
  return accessories[productType];
}

/** What is stiff hangs like a canvas, what can be rolled like a poster. */
function wallScene({ id }: Good): Scene {
  const isSheet = ['poster', 'hahnemuehle', 'backlitfolie', 'klebefolie', 'fototapete', 'pvcplane'].includes(
    id,
  );
  return isSheet ? posterInARoom : canvasOnAWall;
}

function sceneOf(good: Good, { ground, draw }: Setting): Scene {
  return {
    id: `goods-${ground}`,
    label: { de: '', en: '' },
    kinds: [],
    size: pictureSize,
    ground() {
      const picture = new Picture(`goods-${ground}`);
      grounds[ground](picture);
      return picture.toString();
    },
    stage: () => draw(good),
  };
}
