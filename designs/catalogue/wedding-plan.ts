import { type CelebrationPlan, lines, patterns, washes, weddingPalettes, words } from './celebration-plan.ts';
import { celebrating, interleaved, invitations, parcels, post, table } from './printed-lists.ts';

/** Most themes of the shop. */
export const weddingPlan: CelebrationPlan = {
  celebration: 'hochzeit',
  themes: 168,
  families: 'pplpgpfplpepglpfp',
  voices: ['script', 'classic', 'modern', 'script', 'deco', 'classic', 'handwritten', 'modern'],
  palettes: weddingPalettes,
  emblems:
    words(`love/rings-line animals/love-birds-line love/one-line-heart-line love/brushed-heart-flat animals/dove-line
    love/tandem-wash love/wedding-car-line love/feather-line love/boho-sun-flat love/key-line animals/love-birds-wash
    love/boho-arches-flat love/heart-line love/dreamcatcher-line love/cupids-arrow-line love/tandem-line`),
  grounds: washes,
  photos:
    words(`people/couple-on-a-jetty people/bride-and-groom-under-a-tree people/dancing-couple still-lifes/wedding-rings
    still-lifes/bouquet still-lifes/wedding-cake festivities/garden-party landscapes/vineyard`),
  cards: invitations,
  cardsPerTheme: 2,
  small: interleaved(
    [
      ['dankeskarte', 'klappkarte-hoch'],
      ['save-the-date', 'postkarte-quer'],
      ['kirchenheft', 'booklet'],
      ['antwortkarte', 'postkarte-quer'],
      ['dankeskarte', 'postkarte-quer'],
      ['save-the-date', 'fotostreifen'],
      ['gaestebucheinlage', 'einlegeblatt'],
      ['dankeskarte', 'kartentrio'],
      ['save-the-date', 'postkarte-hoch'],
      ['einladungskarte', 'ballonkarte'],
      ['change-the-date', 'postkarte-quer'],
      ['dankeskarte', 'polaroid-hoch'],
    ],
    table,
    parcels,
    [...celebrating, ...post],
  ),
  smallPerTheme: 8,
  patterns,
  season: 'garden',
  avoided: [],
  foiled: true,
  names:
    lines(`Eukalyptushain|Rosengarten|Stille Linie|Olivenzweig|Tautropfen|Blütenmeer|Augenblick|Weidenruh|Erste Zeile|
    Morgentau|Ringlein fein|Salbeiwiese|Himmelsrand|Handschrift|Lorbeerkranz|Zweisamkeit|Pfingstrosenzeit|Gartentor|Glyzinie|
    Schwarz auf Weiß|Sommerwiese|Marmorblick|Kirschblütenzeit|Wir zwei|Wildrose|Federleicht|Goldrand|Abendröte|Myrtenkranz|
    Lichterfest|Buchenhain|Provence|Serenade|Blütenstaub|Weites Land|Anemone|Lieblingsmensch|Efeuranke|Verliebt, verlobt|
    Nordlicht|Rosmarin & Thymian|Silberblatt|Mohnfeld|Lagune|Kamelie|Seitenblick|Dahlienbeet|Herzschlag|Toskana|Mondschein|
    Glückskind|Ranunkel|Weinlese|Seidenpapier|Wiesenschaum|Polarstern|Blattwerk|Tanzkarte|Zartbitter|Blütenzauber|Amaryllis|
    Flügelschlag|Herbstgold|Elbblick|Sternenzelt|Kranz & Gloria|Liebesbrief|Malvenzeit|Windspiel|Porzellan|Ja-Wort|Wolkenlos|
    Hortensie|Kornblumenblau|Pergament|Lavendelfeld|Gestern & Morgen|Zypresse|Bernstein|Immergrün|Hand in Hand|Rosenbogen|
    Seerose|Inselglück|Waldlichtung|Schleierkraut|Perlenglanz|Champagnerlaune|Feldblumen|Notenblatt|Alpenglühen|Jasminblüte|
    Leinenband|Traumfänger|Magnolienzweig|Kupferstich|Weitblick|Vergissmeinnicht|Wachsblume|Sonnensegel|Mirabelle|Zweiglein|
    Winterhochzeit|Tintenblau|Apfelblüte|Nachtgarten|Salon|Herzklopfen|Steinbrech|Orangerie|Holunder|Fensterlicht|Gräserspiel|
    Ginkgo|Seeseite|Vintage Rose|Aquarell|Blütenbogen|Kleeblatt|Flusslauf|Akazie|Ornament|Felicitas|Duett|Clematis|
    Landpartie|Ballsaal|Feige|Sommernacht|Ringelreihen|Heidekraut|Zeitlos|Löwenmäulchen|Papierkranich|Linde|Jugendstil|
    Pusteblume|Terrasse|Quitte|Fresko|Flieder|Gartenfest|Weißdorn|Rondo|Herzblatt|Akelei|Brautstrauß|Dämmerung|Levkoje|
    Rosé|Gästebuch|Farnkraut|Kapitel eins|Zimtblüte|Strandhafer|Liaison|Passionsblume|Dorfkirche|Thymian|Ewigkeit|
    Blütenregen|Waldhochzeit|Silhouette|Goldregen|Cremeweiß|Wicke|Seidelbast|Paradies|Blattgold|Rittersporn|Lied der Liebe`),
};
