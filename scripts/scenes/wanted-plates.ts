import type { Season } from '@blattwerk/designs/plates/plate.ts';

/**
 * A plate to render: `script` is the scene's file beside this one, `sheet` the millimetres it is built for, `faces`
 * those of what each of its sheets shows.
 */
export type WantedPlate = {
  id: string;
  scene: string;
  script: string;
  sheet: readonly [width: number, height: number];
  faces: Readonly<Record<string, readonly [width: number, height: number]>>;
  season?: Season;
};

const portrait = [120, 170] as const;
const square = [145, 145] as const;
const landscape = [170, 120] as const;

function plate(
  scene: string,
  script: string,
  shape: string,
  sheet: readonly [width: number, height: number],
): WantedPlate {
  return { id: `${scene}-${shape}`, scene, script, sheet, faces: { front: sheet } };
}

const print = [100, 150] as const;

/** A box's lid, and the first two prints in it. */
function photoBox(shape: string, lid: readonly [width: number, height: number]): WantedPlate {
  const faces = { lid, one: print, two: print };
  return { id: `photo-box-${shape}`, scene: 'photo-box', script: 'photo_box', sheet: lid, faces };
}

/** All plates that the shop has. */
export const wantedPlates: readonly WantedPlate[] = [
  plate('bottle-label', 'bottle_label', 'portrait', [90, 120]),
  plate('calendar-on-a-wall', 'calendar_on_a_wall', 'portrait', [297, 420]),
  plate('calendar-on-a-wall', 'calendar_on_a_wall', 'landscape', [420, 297]),
  plate('card-leaning', 'card_leaning', 'portrait', portrait),
  plate('card-leaning', 'card_leaning', 'landscape', landscape),
  plate('card-leaning', 'card_leaning', 'square', square),
  plate('card-leaning', 'card_leaning', 'slim', [99, 210]),
  plate('card-standing', 'card_standing', 'portrait', portrait),
  plate('card-standing', 'card_standing', 'square', square),
  { ...plate('card-standing', 'card_in_winter', 'winter-portrait', portrait), season: 'winter' },
  plate('envelope-on-a-table', 'envelope_on_a_table', 'landscape', [162, 114]),
  plate('flat-lay', 'flat_lay', 'portrait', portrait),
  plate('flat-lay', 'flat_lay_wide', 'square', square),
  plate('flat-lay', 'flat_lay_wide', 'landscape', landscape),
  plate('flat-lay', 'flat_lay_slim', 'slim', [99, 210]),
  plate('desk-calendar', 'desk_calendar', 'landscape', [210, 148]),
  plate('framed-collage', 'framed_print', 'portrait', [500, 700]),
  plate('mug', 'mug', 'portrait', [100, 90]),
  plate('place-card', 'place_card', 'wide', [100, 60]),
  plate('place-card', 'card_as_a_tent', 'landscape', landscape),
  photoBox('square', [130, 130]),
  plate('poster-in-a-room', 'poster_in_a_room', 'portrait', [300, 400]),
  // One plate for stickers of every shape: the sheet's and the single one's square.
  {
    id: 'stickers-every-shape',
    scene: 'stickers',
    script: 'stickers',
    sheet: [105, 148],
    faces: { front: [105, 148], loose: [1, 1] },
  },
  plate('photobook-cover', 'photobook_cover', 'portrait', [210, 297]),
];
