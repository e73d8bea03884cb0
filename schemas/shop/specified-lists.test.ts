import { describe, expect, test } from 'vitest';
import { designTypes, printedKinds } from '../products/kind-lists.ts';
import { accessorySchema } from './accessories/accessories.ts';
import { cardAccessories } from './accessories/card-accessories.ts';
import { envelopeShapes } from './accessories/envelopes.ts';
import { pens } from './accessories/pens.ts';
import { punchings } from './accessories/punchings.ts';
import { ribbons } from './accessories/ribbons.ts';
import { screws } from './accessories/screws.ts';
import { seals } from './accessories/seals.ts';
import { stands } from './accessories/stands.ts';
import { tags } from './accessories/tags.ts';
import { cardFilters } from './cards/card-filters.ts';
import { cardProductTypeLabels } from './cards/card-product-types.ts';
import { cardUses } from './cards/card-uses.ts';
import { refinements } from './cards/refinements.ts';
import { sortings } from './listing/sorting.ts';
import { furtherOccasions } from './occasions/further-occasions.ts';
import { occasions } from './occasions/occasions.ts';
import { calendarFormats } from './photo-products/calendar-formats.ts';
import { calendarMountings, calendarTypes } from './photo-products/calendars.ts';
import { collageTypes } from './photo-products/collage-types.ts';
import {
  photobookBindings,
  photobookCovers,
  photobookFormats,
  photobookLaminations,
  photobookOrientations,
  photobookPapers,
  photobookTypes,
} from './photo-products/photobooks.ts';
import { photoboxDesigns, photoboxMaterials, photoboxTypes } from './photo-products/photoboxes.ts';
import { printPapers } from './photo-products/print-papers.ts';
import { colours } from './products/colours.ts';
import { productOptions } from './products/product-options.ts';
import { shippingKinds } from './service/shipping.ts';
import { newsletterSchema } from './visitors/newsletter.ts';
import { frameFamilies, frameFamilyTable, matSizes, matTypes } from './wall-art/frame-families.ts';
import { materials } from './wall-art/materials.ts';

const words = (text: string) => text.split(/,\s+/).sort();

/** The lists of the specification's section 3, written down a second time: a slip in a table shows here. */
describe('lists of the specification', () => {
  test.each<[string, readonly string[], string]>([
    [
      'materials',
      materials,
      `acrylglas, aludibond, backlitfolie, echtglas, forexplatte, fototapete, gallerybond, hahnemuehle,
       klebefolie, leinwand, poster, pvcplane`,
    ],
    [
      'frame families',
      frameFamilies,
      `alurahmen, artbox, fotorahmen, holzrahmen, kunststoffrahmen, schattenfuge-leinwand,
       schattenfuge-platte`,
    ],
    ['collage types', collageTypes, 'leinwand, poster, framed-poster, mixed, raw'],
    [
      'calendar types',
      calendarTypes,
      'familienplaner, kuechenkalender, terminkalender, tischkalender, wandkalender',
    ],
    [
      'calendar formats',
      calendarFormats,
      `a3-portrait, a4-portrait, a5-portrait, a6-portrait, a3-landscape, a4-landscape, a5-landscape, a6-landscape,
       square-145, square-200, square-300, large-150-400, long-portrait-200-400, small-130-300, landscape-265-120`,
    ],
    ['calendar mountings', calendarMountings, 'holzblock, holzfuss, lochung, spirale'],
    ['photo book types', photobookTypes, 'digitalfotobuch, echtfotobuch, fotoheft'],
    ['photo book covers', photobookCovers, 'hard, soft'],
    ['photo book bindings', photobookBindings, 'heftbindung, layflat, pur'],
    ['photo book papers', photobookPapers, 'feinstweiss, glaenzend, matt, standard'],
    [
      'photo book formats',
      photobookFormats,
      '200-200, 300-300, a3-quer, a4-hoch, a4-quer, a5-hoch, a5-quer, a6-quer',
    ],
    ['photo book orientations', photobookOrientations, 'din-landscape, din-portrait, square'],
    ['cover laminations', photobookLaminations, 'glossy, matt'],
    [
      'card accessories',
      cardAccessories,
      'bag, bow, box, envelope, inlay, pen, posterbar, ribbon, screw, seal, standard, pocketfold',
    ],
    [
      'fields of an accessory',
      Object.keys(accessorySchema.shape),
      'sku, subType, width, height, paper, color',
    ],
    ['refinements', refinements, 'gold, ohne, relief, rosegold, silber'],
    ['seals', seals, 'eukalyptus, gold, kupfer, rose'],
    ['pens', pens, 'gel-gold, gel-copper, gel-silver, felt-black'],
    ['punchings', punchings, 'none, rounded-corners, heart-corners, wave'],
    ['ribbons', ribbons, 'bakers-twine, chiffon, jute, cord, none, satin-10mm, satin-3mm, wax'],
    ['screws', screws, 'bronze, gold, silver'],
    ['stands', stands, 'wooden-foot-square, wooden-foot-round, wooden-foot-large, none'],
    ['envelope shapes', envelopeShapes, 'straight, pointed'],
    ['product options', productOptions, 'paper, format, dimensions, tag, refinement, ribbon, ribbonColour'],
    ['tags', tags, 'heart, narrow, round, none, seal'],
    [
      'product kinds',
      printedKinds,
      'calendar, card, collage, merch, photoframe, photoprint, photobook, photobox',
    ],
    ['design types', designTypes, 'card, photobook, merch'],
    ['photo box types', photoboxTypes, 'small, photoprint'],
    ['photo box materials', photoboxMaterials, 'fotopapier-matt, hahnemuehle, fotopapier-glaenzend'],
    [
      'photo box designs',
      photoboxDesigns,
      `dt41, dt42, dt43, dt44, dt45, dt46, dt47, dt48, dt49, dt50, dt51, dt52, dt53, dt54, dt55, dt56, dt57,
       dt58`,
    ],
    ['print papers', printPapers, 'fotopapier-matt, hahnemuehle, poster'],
    [
      'occasions',
      occasions,
      `einschulung, firmung, geburt, geburtstag, kindergeburtstag, hochzeit, kommunion, konfirmation, ostern,
       taufe, trauer, weihnachten-geschaeftlich, weihnachten-privat`,
    ],
    ['card filters', cardFilters, 'aspectRatio, category, color, label, product, punching, style'],
    [
      'colours',
      colours,
      'beige, blue, copper, cream, gold, grey, green, pink, red, black, silver, turquoise, white',
    ],
    [
      'shipping kinds',
      shippingKinds,
      'standard, expressSurcharge, sameDaySurcharge, saturdayDeliverySurcharge, expressSaturday',
    ],
    ['sorting options', sortings, 'sort, popularity, created'],
    [
      'newsletter fields',
      Object.keys(newsletterSchema.shape),
      'email, firstName, lastName, birthday, weddingDate, consent',
    ],
  ])('%s', (_, listed, specified) => {
    expect([...listed].sort()).toEqual(words(specified));
  });

  test('card product types, as customers read them', () => {
    expect(Object.values(cardProductTypeLabels).sort()).toEqual(
      expect.arrayContaining([
        ...['Aufkleber, Herz', 'Aufkleber, rechteckig', 'Aufkleber, rund'],
        ...['Ballonkarte', 'Banderole', 'Booklet'],
        ...['Briefumschlag B6', 'Briefumschlag C6', 'Briefumschlag DIN lang', 'Briefumschlag, quadratisch'],
        ...['Doppelklappkarte, hoch', 'Doppelklappkarte, quer', 'Doppelklappkarte, quadratisch'],
        ...['Klappkarte, hoch', 'Klappkarte, quer', 'Klappkarte, quadratisch'],
        ...['Postkarte, hoch', 'Postkarte, quer', 'Postkarte, quadratisch'],
        ...['Einlegeblatt', 'Einsteckkarte', 'Flaschenetikett', 'Fotobuch', 'Fotostreifen'],
        ...['Geschenkanhänger, Herz', 'Geschenkanhänger, rechteckig', 'Geschenkanhänger, rund'],
        ...['Kartenfächer', 'Kartentrio', 'Konfetti', 'Leporello', 'Pocketfold', 'Polaroid, hoch'],
        ...['Gruppentischkarte (Sitzplan)', 'Tischkarte', 'Tischklappkarte'],
        ...['Windlichtkarte', 'Wunderkerzenetikett', 'Fotobox', 'Fotoabzug'],
      ]),
    );
  });

  test('uses of a card', () => {
    const specified = words(
      `einladungskarte, dankeskarte, save-the-date, change-the-date, antwortkarte, menuekarte, getraenkekarte,
       platzkarte, tischnummer, sitzplan, kirchenheft, geschenkanhaenger, kerzenetikett, gaestebucheinlage,
       sterbebild, fotoaufsteller, lesezeichen`,
    );
    expect(cardUses).toEqual(expect.arrayContaining(specified));
  });

  test('further occasions', () => {
    const specified = words(
      `goldene-hochzeit, silberhochzeit, babyparty, zwillinge, junge, maedchen, geburtstag-18, geburtstag-20,
       geburtstag-30, geburtstag-40, geburtstag-50, geburtstag-60, geburtstag-70, geburtstag-80, geburtstag-90,
       jugendweihe, muttertag, halloween, oktoberfest, abendessen, sommerfest, jubilaeum, ruhestand, genesung,
       neujahr, richtfest, firmenfeier, blankodesign`,
    );
    expect(furtherOccasions).toEqual(expect.arrayContaining(specified));
  });
});

test.each(frameFamilies)('%s opens with its black frame, and with a mat or without', (family) => {
  const { defaultFrameType, defaultMatSize, defaultMatType } = frameFamilyTable[family];
  expect(defaultFrameType).toBe(`${family}-schwarz`);
  expect(defaultMatType).toBe(defaultMatSize === 0 ? 'mat-none' : 'mat-weiss');
  expect(matSizes).toEqual([0, 30]);
  expect(matTypes).toEqual(['mat-none', 'mat-weiss']);
});
