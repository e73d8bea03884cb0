import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import { catalogueDesigns } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import { photoSlotsOf } from '@blattwerk/designs/drafts/hindrances.ts';
import { layOut } from '@blattwerk/designs/drafts/lay-out.ts';
import { designWithPhotos } from '@blattwerk/designs/editing/photos.ts';
import { designWithWords, wordsOf } from '@blattwerk/designs/editing/words.ts';
import { foilFaults } from '@blattwerk/designs/findings/foil/foil-faults.ts';
import { outlineDistance } from '@blattwerk/designs/findings/outline-distance.ts';
import { photoFaults } from '@blattwerk/designs/findings/photo-faults.ts';
import { wordFindings } from '@blattwerk/designs/findings/word-findings.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import { openDiskFonts } from '@blattwerk/designs/text/disk-fonts.ts';
import { type DraftPhoto, layoutSchema } from '@blattwerk/schemas/configurator/draft.ts';
import { type Quantiles, quantilesOf } from '../workspace/typing.ts';

/** Milliseconds: of a document that has just come, and once a word of it is another. */
export type FindingsPass = { first: Quantiles; letter: Quantiles };

const rounds = 15;
const fonts = openDiskFonts();

/** All that the editor looks for in a draft while its page is idle, on a catalogue's card. */
export function benchCardFindings(id: number): FindingsPass {
  return passOver(laidOut(id, {}), {});
}

/** The same on a photo book of as many pages as are sold, a photo in every place. */
export function benchBookFindings(): FindingsPass & { photos: number } {
  const book = catalogueDesigns().find(({ recipe }) => recipe.product.type === 'digitalfotobuch');
  if (!book) throw new Error('The catalogue has no such book.');
  const bare = laidOut(book.id, { pages: '160' });
  const photos = Object.fromEntries(
    photoSlotsOf(bare).map((slot, index) => [slot, photoNumbered(index)] as const),
  );
  const pass = passOver(designWithPhotos(bare, photos), photos);
  return { ...pass, photos: Object.keys(photos).length };
}

function laidOut(id: number, choice: Readonly<Record<string, string>>): Design {
  const design = catalogueDesigns().find((one) => one.id === id);
  if (!design) throw new Error(`There is no design ${id}.`);
  const layout = layoutSchema.parse({ choice, look: { palette: null, pairing: null }, setFor: {} });
  const result = layOut(design.recipe, layout, catalogue);
  if (!result.ok) throw new Error(result.problem.message);
  return result.laidOut.design;
}

/** Of twelve megapixels, and like no other. */
function photoNumbered(index: number): DraftPhoto {
  const likeness = [0x9e3779b1, 0x85ebca6b].map((factor) =>
    (Math.imul(index + 1, factor) >>> 0).toString(16).padStart(8, '0'),
  );
  const crop = { focusX: 0.5, focusY: 0.5, zoom: 1 };
  const photoId = `${index}`.padStart(22, '0');
  return { photoId, url: '', width: 4000, height: 3000, crop, likeness: likeness.join('') };
}

function passOver(design: Design, photos: Readonly<Record<string, DraftPhoto>>): FindingsPass {
  const look = (at: Design) => {
    wordFindings(at, fonts, outlineDistance);
    photoFaults(at.pages, photos);
    if (at.foil) foilFaults(at, fonts);
  };
  // The first one reads the fonts, the second is not yet compiled.
  for (const one of [design, structuredClone(design)]) look(one);
  const [first, letter]: [number[], number[]] = [[], []];
  const [[slot, text] = ['', '']] = wordsOf(design);
  for (let round = 0; round < rounds; round += 1) {
    const anew = structuredClone(design);
    first.push(clocked(() => look(anew)));
    const words = { [slot]: `${text} ${'abcdefghijklmno'.slice(0, round + 1)}` };
    const written = designWithWords(anew, words);
    letter.push(clocked(() => look(written)));
  }
  return { first: quantilesOf([first]), letter: quantilesOf([letter]) };
}

function clocked(effect: () => void): number {
  const start = performance.now();
  effect();
  return performance.now() - start;
}
