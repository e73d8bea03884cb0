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
};

const portrait = [120, 170] as const;

function cardFront(
  scene: string,
  script: string,
  shape: string,
  sheet: readonly [width: number, height: number],
): WantedPlate {
  return { id: `${scene}-${shape}`, scene, script, sheet, faces: { front: sheet } };
}

/** All plates that the shop has. */
export const wantedPlates: readonly WantedPlate[] = [
  cardFront('card-leaning', 'card_leaning', 'portrait', portrait),
  cardFront('card-standing', 'card_standing', 'portrait', portrait),
];
