import type { Composition } from '../compositions/composition.ts';
import type { Palette } from '../model/colour.ts';
import type { Random } from '../model/random.ts';
import type { Shape, Size } from '../model/shape.ts';
import type { TypePairing } from '../model/type-pairing.ts';
import type { Motif } from '../motifs/motif.ts';
import type { Library } from '../recipes/expand-recipe.ts';
import type { Scene } from '../scenes/scene.ts';

/** A painted picture for the slots of photos; it fills 0,0 to `size` at any proportion from 1:2 to 2:1. */
export type SamplePicture = {
  focus: readonly [x: number, y: number];
  draw(random: Random, size: Size): readonly Shape[];
};

/** Everything pictures are made of, by id. Drawing processes load it as a module's export `catalogue`. */
export type Catalogue = Library & {
  illustration(id: string): SamplePicture | undefined;
  scene(id: string): Scene | undefined;
};

type Named = { id: string };
type Parts = {
  compositions: readonly Composition[];
  motifs: readonly Motif[];
  palettes: readonly (Named & { colours: Palette })[];
  pairings: readonly TypePairing[];
  illustrations: readonly (Named & SamplePicture)[];
  scenes: readonly Scene[];
};

/** Looks everything up by id. */
export function catalogueOf(parts: Parts): Catalogue {
  const palettes = byId(parts.palettes);
  return {
    composition: byId(parts.compositions),
    motif: byId(parts.motifs),
    palette: (id) => palettes(id)?.colours,
    pairing: byId(parts.pairings),
    illustration: byId(parts.illustrations),
    scene: byId(parts.scenes),
  };
}

function byId<Part extends Named>(parts: readonly Part[]): (id: string) => Part | undefined {
  const found = new Map(parts.map((part) => [part.id, part]));
  return (id) => found.get(id);
}
