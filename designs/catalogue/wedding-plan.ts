import { type CelebrationPlan, patterns, washes, weddingPalettes, words } from './celebration-plan.ts';
import { celebrating, interleaved, invitations, parcels, post, table } from './printed-lists.ts';
import { themeNames } from './theme-names.ts';

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
    themeNames(`Eukalyptushain:eucalyptus|Rosengarten:rose|Stille Linie|Olivenzweig:olive|Tautropfen|Blütenmeer:flower|
    Augenblick|Weidenruh:willow|Erste Zeile|Morgentau|Ringlein fein:rings|Salbeiwiese:sage|Himmelsrand|
    Handschrift|Lorbeerkranz:laurel|Zweisamkeit|Pfingstrosenzeit:peony|Gartentor|Baumwollzweig:cotton|
    Schwarz auf Weiß@schwarzweiss|Sommerwiese:meadow|Marmorblick:marble|Kirschblütenzeit:cherry|Wir zwei|
    Wildrose:wild-rose|Federleicht:feather|Seidenglanz|Abendröte:love/boho-sun|Eukalyptuskranz:eucalyptus|
    Lichterfest|Buchenhain:beech|Provence:lavender|Serenade|Blütenstaub:flower|Weites Land:dunes|
    Anemone:anemone|Lieblingsmensch|Efeuranke:ivy|Verliebt, verlobt|Nordlicht|Rosmarinduft:rosemary|
    Silberblatt:eucalyptus|Mohnfeld:poppy|Lagune:ground/sea|Hochzeitstauben:dove|Seitenblick|Dahlienbeet:dahlia|
    Herzschlag:~|Toskana:olive|Mondschein:~|Glückskind|Ranunkel:ranunculus|Rosenknospe:rose|Seidenpapier|
    Wiesenschaum:meadow|Polarstern:~|Blattwerk:leaf|Tanzkarte|Zartbitter|Blütenzauber:flower|
    Sonnenblumenfeld:sunflower|Flügelschlag:love-birds|Herbstgold:maple@herbstlaub|Elbblick|Sternenzelt:~|
    Kranz & Gloria|Liebesbrief:letter|Palmenhaus:palm|Windspiel|Porzellan|Ja-Wort|Wolkenlos:=|Hortensie:hydrangea|
    Kornblumenblau:cornflower@kornblume|Pergament|Lavendelfeld:lavender|Gestern & Morgen:=|Olivenhain:olive|
    Bernstein|Immergrün:ivy|Hand in Hand|Rosenbogen:rose|Lilienweiß:lily|Inselglück:dunes|Waldlichtung:fern|
    Schleierkraut:gypsophila|Perlenglanz|Champagnerlaune@champagner:~|Feldblumen:meadow|Notenblatt:~|
    Alpenglühen:ground/mountains|Erster Tanz|Leinenband:linen|Traumfänger:dreamcatcher|Magnolienzweig:magnolia|
    Kupferstich|Weitblick:ground/mountains|Wellenrauschen:ground/sea|Große Liebe|Sonnensegel:=|Erinnerst du dich|
    Zweiglein:leaf|Spätsommer|Tintenblau@tinte|Unser Fest|Nachtgarten|Salon|Herzklopfen:heart|Liebesgeschichte|
    Orangerie|Neuland|Fensterlicht|Gräserspiel:grass|Pampaslicht:pampas|Seeseite:ground/sea|Vintage Rose:rose|
    Aquarell:ground/wash|Blütenbogen:flower|Samtgras:bunny-tail|Flusslauf|Eichenlaub:oak|Ornament|Felicitas|
    Duett|Ruskuszweig:ruscus|Landpartie:tandem|Ballsaal:=|Lieblingslied|Sommernacht|Bogengang:arches|Weizenfeld:wheat|
    Zeitlos|Sonntagskind|Cosmeablüte:cosmos|Mittsommer|Jugendstil|Pusteblume:dandelion|Terrasse|Seidenband|
    Fresko|Pastell|Gartenfest:flower|Am See|Rondo|Herzblatt:~|Monsteragrün:monstera|Brautstrauß:flower|
    Dämmerung|Sanfter Bogen|Rosé@rosegold|Gästebuch|Farnkraut:fern|Kapitel eins|Rosenduft:rose|Strandhafer:oat|
    Liaison|Dahlienglut:dahlia|Dünen in Pastell:dunes|Kräuterstrauß:rosemary|Ewigkeit|Blütenregen:flower|
    Waldhochzeit:fern|Silhouette|Brautauto:wedding-car|Cremeweiß@elfenbein|Gischt:ground/sea|Zwanzigerjahre:~|
    Paradies|Blattgold:pattern/gold-flakes|Kamillenwiese:daisy|Lied der Liebe`),
};
