import { handFiles } from '@blattwerk/designs/catalogue/by-hand/hand-files.generated.ts';
import { cardProducts } from '@blattwerk/designs/catalogue/card-products.ts';
import { illustrations } from '@blattwerk/designs/illustrations/all-illustrations.ts';
import { motifs } from '@blattwerk/designs/motifs/all-motifs.ts';
import { ideasOf, wordsOf } from '@blattwerk/designs/motifs/words/motif-words.ts';
import { handDesignSchema } from '@blattwerk/schemas/design/hand-design.ts';
import type { HandMaterial } from '@blattwerk/schemas/web-api/catalogue/hand-design-endpoints.ts';

/** Everything that a card by hand is made of, with the words it is found by. */
export const handMaterial: HandMaterial = {
  motifs: motifs.map(({ id, kind, aspect, label, tags }) => {
    const shown = ideasOf(id).flatMap((idea) => [...wordsOf(idea, 'de'), ...wordsOf(idea, 'en')]);
    const words = [...new Set([label.de, label.en, ...shown, ...tags])].join(' ').toLowerCase();
    return { id, kind, aspect, label, words };
  }),
  samples: illustrations.map(({ id }) => id),
  beginnings: handFiles.map(({ design }) => handDesignSchema.parse(design)),
  types: Object.entries(cardProducts).flatMap(([type, product]) =>
    product ? [{ type, fold: product.fold, formats: [...product.formats] }] : [],
  ),
};
