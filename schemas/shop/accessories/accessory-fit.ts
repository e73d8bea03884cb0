import type { Format } from '../sizes/formats.ts';

/** Room an envelope leaves around a card, millimetres a side: enough to slip in, too little to slide about. */
const envelopeRoom = { min: 2, max: 25 };
/** An inlay lies inside the closed card and is at most this much smaller, millimetres. */
const maxInlayGap = 6;

/** The card goes in either way round. */
export function envelopeFits(envelope: Format, card: Format): boolean {
  const turned = { width: card.height, height: card.width };
  return [card, turned].some(({ width, height }) =>
    [envelope.width - width, envelope.height - height].every(
      (room) => room >= envelopeRoom.min && room <= envelopeRoom.max,
    ),
  );
}

/** An inlay has the card's orientation: its text is read with the card's. */
export function inlayFits(inlay: Format, card: Format): boolean {
  return [card.width - inlay.width, card.height - inlay.height].every(
    (gap) => gap >= 0 && gap <= maxInlayGap,
  );
}
