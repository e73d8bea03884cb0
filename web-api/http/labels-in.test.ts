import { inLanguage } from '@blattwerk/schemas/languages/phrases.ts';
import { cardAccessoryLabels } from '@blattwerk/schemas/shop/accessories/card-accessories.ts';
import { punchingLabels } from '@blattwerk/schemas/shop/accessories/punchings.ts';
import { ribbonLabels } from '@blattwerk/schemas/shop/accessories/ribbons.ts';
import { tagLabels } from '@blattwerk/schemas/shop/accessories/tags.ts';
import { cardProductTypeLabels } from '@blattwerk/schemas/shop/cards/card-product-types.ts';
import { paperTable } from '@blattwerk/schemas/shop/cards/papers.ts';
import { refinementLabels } from '@blattwerk/schemas/shop/cards/refinements.ts';
import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { calendarFormatTable } from '@blattwerk/schemas/shop/photo-products/calendar-formats.ts';
import { calendarMountingLabels } from '@blattwerk/schemas/shop/photo-products/calendars.ts';
import { collageTypeLabels } from '@blattwerk/schemas/shop/photo-products/collage-types.ts';
import {
  photobookCoverLabels,
  photobookFormatTable,
  photobookLaminationLabels,
  photobookPaperLabels,
  photobookTypeLabels,
} from '@blattwerk/schemas/shop/photo-products/photobooks.ts';
import {
  photoboxMaterialLabels,
  photoboxTypeLabels,
} from '@blattwerk/schemas/shop/photo-products/photoboxes.ts';
import {
  printBorderLabels,
  printFormatGroupLabels,
} from '@blattwerk/schemas/shop/photo-products/print-formats.ts';
import { printPaperLabels } from '@blattwerk/schemas/shop/photo-products/print-papers.ts';
import { shippingKindLabels } from '@blattwerk/schemas/shop/service/shipping.ts';
import { frameFamilyTable, matTypeLabels } from '@blattwerk/schemas/shop/wall-art/frame-families.ts';
import { materialLabels } from '@blattwerk/schemas/shop/wall-art/materials.ts';
import { wallFormatGroupLabels } from '@blattwerk/schemas/shop/wall-art/wall-formats.ts';
import { expect, test } from 'vitest';
import { seedAccessories } from '../prices/seed/accessories.ts';
import { codedProducts } from '../products/seed/coded-products.ts';
import { labelsIn } from './labels-in.ts';

const tables: readonly Readonly<Record<string, string | { label: string }>>[] = [
  calendarFormatTable,
  calendarMountingLabels,
  cardAccessoryLabels,
  cardProductTypeLabels,
  collageTypeLabels,
  frameFamilyTable,
  matTypeLabels,
  materialLabels,
  paperTable,
  photobookCoverLabels,
  photobookFormatTable,
  photobookLaminationLabels,
  photobookPaperLabels,
  photobookTypeLabels,
  photoboxMaterialLabels,
  photoboxTypeLabels,
  printBorderLabels,
  printFormatGroupLabels,
  printPaperLabels,
  punchingLabels,
  refinementLabels,
  ribbonLabels,
  shippingKindLabels,
  tagLabels,
  wallFormatGroupLabels,
];
const labels = tables.flatMap((table) =>
  Object.values(table).map((entry) => (typeof entry === 'string' ? entry : entry.label)),
);
const names = codedProducts(seedAccessories).map(({ name }) => name);
/** Words that no other language writes so: what is left of them was not translated. */
const german =
  /[äß]|ohne|siegel|farben|einlegeblatt|klappe|rahmen|holz|quer\b|hoch\b|karte|umschlag|schwarz|grün|abzug|stück|schleife|quadratisch/i;

test.each(languages.filter((language) => language !== 'de'))(
  'every label and name of the shop’s tables is there in %s',
  (language) => {
    const left = [...new Set([...labels, ...names])].filter((text) =>
      german.test(inLanguage(text, language)),
    );
    expect(left).toEqual([]);
  },
);

test('labels of an answer change, at any depth, and nothing else does', () => {
  const answer = {
    choice: { paper: 'feinstpapier' },
    options: { paper: [{ value: 'feinstpapier', label: 'Feinstpapier' }] },
    boxes: [
      { materialLabel: 'Fotopapier matt', quote: { parts: [{ part: 'print', label: 'Fotoheft A5 hoch' }] } },
    ],
  };
  expect(labelsIn('fr', answer)).toEqual({
    choice: { paper: 'feinstpapier' },
    options: { paper: [{ value: 'feinstpapier', label: 'Papier fin' }] },
    boxes: [
      {
        materialLabel: 'Papier photo mat',
        quote: { parts: [{ part: 'print', label: 'Carnet photo A5 portrait' }] },
      },
    ],
  });
  expect(labelsIn('de', answer)).toBe(answer);
});

test('a list of words is written as one sentence', () => {
  expect(inLanguage('Briefumschlag C6, spitze Klappe, weiß', 'en')).toBe('Envelope C6, pointed flap, white');
  expect(inLanguage('Holzrahmen, silberfarben', 'fr')).toBe('Cadre en bois, argent');
  expect(inLanguage('Wandbild, Alu-Dibond', 'nl')).toBe('Wanddecoratie, Alu-Dibond');
  expect(inLanguage('500 Teile', 'it')).toBe('500 pezzi');
  expect(inLanguage('Retro-Abzug 8,8\u00a0×\u00a010,7\u00a0cm', 'en')).toBe(
    'Retro print 8.8\u00a0×\u00a010.7\u00a0cm',
  );
});
