/** How many are shown first, so that a phone shows them in three rows. */
const few = 14;

type Named = { id: string };

/**
 * Some palettes from all over the range, and the one that is chosen; in their order.
 * @param palettes by hue
 */
export function fewPalettes<Palette extends Named>(
  palettes: readonly Palette[],
  chosen: string | null,
): readonly Palette[] {
  const step = Math.ceil(palettes.length / few);
  return palettes.filter(({ id }, index) => index % step === 0 || id === chosen);
}
