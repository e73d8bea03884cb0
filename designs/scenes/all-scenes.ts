import { bottleLabel } from './bottle-label.ts';
import { calendarOnAWall } from './calendar-on-a-wall.ts';
import { candleLantern } from './candle-lantern.ts';
import { canvasOnAWall } from './canvas-on-a-wall.ts';
import { cardInside } from './card-inside.ts';
import { cardLeaning } from './card-leaning.ts';
import { cardSet } from './card-set.ts';
import { cardStanding } from './card-standing.ts';
import { coasters } from './coasters.ts';
import { cushionOnASofa } from './cushion-on-a-sofa.ts';
import { deskCalendar } from './desk-calendar.ts';
import { drinkingBottle } from './drinking-bottle.ts';
import { enamelMug } from './enamel-mug.ts';
import { envelopeOnATable } from './envelope-on-a-table.ts';
import { familyPlanner } from './family-planner.ts';
import { flatLay } from './flat-lay.ts';
import { framedCollage } from './framed-collage.ts';
import { giftTag } from './gift-tag.ts';
import { keyRing } from './key-ring.ts';
import { magnetsOnAFridge } from './magnets-on-a-fridge.ts';
import { mug } from './mug.ts';
import { photoBox } from './photo-box.ts';
import { photobookCover } from './photobook-cover.ts';
import { photobookOpen } from './photobook-open.ts';
import { placeCard } from './place-card.ts';
import { posterInARoom } from './poster-in-a-room.ts';
import { printsOnALine } from './prints-on-a-line.ts';
import { puzzleOnATable } from './puzzle-on-a-table.ts';
import type { Scene } from './scene.ts';
import { stickers } from './stickers.ts';
import { toteBag } from './tote-bag.ts';

/** Every place of a product picture, of each kind the most telling first. */
export const scenes: readonly Scene[] = [
  cardStanding,
  cardLeaning,
  placeCard,
  flatLay,
  cardInside,
  cardSet,
  envelopeOnATable,
  giftTag,
  stickers,
  bottleLabel,
  candleLantern,
  calendarOnAWall,
  familyPlanner,
  deskCalendar,
  photobookOpen,
  photobookCover,
  photoBox,
  printsOnALine,
  framedCollage,
  posterInARoom,
  canvasOnAWall,
  mug,
  enamelMug,
  drinkingBottle,
  cushionOnASofa,
  puzzleOnATable,
  toteBag,
  magnetsOnAFridge,
  coasters,
  keyRing,
];
