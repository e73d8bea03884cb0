import { compositions } from '../compositions/all-compositions.ts';
import { illustrations } from '../illustrations/all-illustrations.ts';
import { motifs } from '../motifs/all-motifs.ts';
import { scenes } from '../scenes/all-scenes.ts';
import { type Catalogue, catalogueOf } from './catalogue-of.ts';
import { palettes } from './palettes.ts';
import { typePairings } from './type-pairings.ts';

/** Everything recipes name, by id. */
export const catalogue: Catalogue = catalogueOf({
  compositions,
  illustrations,
  motifs,
  pairings: typePairings,
  palettes,
  scenes,
});
