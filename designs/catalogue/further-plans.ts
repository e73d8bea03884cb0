import { furtherOccasions } from '@blattwerk/schemas/shop/occasions/further-occasions.ts';
import { type CelebrationPlan, plan, words } from './celebration-plan.ts';
import { greetings, invitations, party, thanks } from './printed-lists.ts';
import type { Purpose } from './texts/wording.ts';
import { themeNames } from './theme-names.ts';

const furtherNames: Readonly<Record<string, string>> = {
  'goldene-hochzeit': 'Goldhochzeit|Ein Leben lang|Kornfeld:wheat|Abendsonne:love/boho-sun',
  silberhochzeit: 'Silberhochzeit|Silberzweig:eucalyptus|Mondsilber:celestial/moon|Ein Vierteljahrhundert',
  babyparty: 'Storchennest:stork|Babybauch|Kleines Geheimnis|Wolke sieben:baby/cloud',
  zwillinge: 'Doppelpack|Zwei Sterne:celestial/moon-and-stars|Im Doppel|Paarlauf',
  junge: 'Blauer Wal:whale@babyblau|Kleiner Bär:bear|Seefahrer:sea/sailing-boat|Fuchsbau:fox',
  maedchen: 'Rosenkind:rose|Kleines Einhorn:unicorn|Rehlein:fawn|Pfirsichblüte:blossom@pfirsich',
  'geburtstag-18': 'Volljährig|Endlich achtzehn|Freiheit|Neonlicht',
  'geburtstag-20': 'Zwanzig|Tanzfläche|Auf geht’s|Sommerhit',
  'geburtstag-30': 'Dreißig & wild|Prickelnd|Dachterrasse|Mixtape',
  'geburtstag-40': 'Vierzig & fein|Lieblingszahl|Schwungvoll|Cocktailstunde:cocktail',
  'geburtstag-50': 'Fünfzig Kerzen:cake|Halbes Jahrhundert|Goldstück|Best of',
  'geburtstag-60': 'Sechzig & froh|Jazzkeller|Gartenparty:bunting|Guter Jahrgang:wine',
  'geburtstag-70': 'Siebzig Jahre|Rosenjahre:rose|Ehrenrunde|Goldener Herbst:maple',
  'geburtstag-80': 'Achtzig Lenze|Lebensfreude|Blütenjahre:flower|Jubilar',
  'geburtstag-90': 'Neunzig Jahre|Altes Gold|Lebensbuch|Abendstern:~',
  jugendweihe: 'Sprungbrett|Eigener Weg|Losgehen|Morgenrot',
  muttertag: 'Für Mama|Blumengruß:flower|Herzensmensch:heart|Pfingstrose:peony',
  vatertag: 'Für Papa|Werkbank|Fernweh:sea/mountains|Kapitän:anchor',
  valentinstag: 'Amors Pfeil:cupids-arrow|Du & ich|Rosenrot:rose|Herzensbrief:letter',
  halloween: 'Geisterstunde:ghost|Kürbisnacht:pumpkin|Fledermausnacht:bat|Schwarze Katze:cat',
  oktoberfest: 'Brezn & Bier:beer-and-pretzel|Wiesnzeit|Blau-Weiß@blauweiss|Dirndlschleife:bow',
  abendessen: 'Zu Tisch|Hausmannskost|Abendtafel:=|Weinkeller:wine',
  sommerfest: 'Grillabend:grill|Lampionzauber:~|Sommerblüten:flower|Sommerbrise',
  jubilaeum: 'Firmenjubiläum|Ehrenkranz:laurel|Meilenstein|Gründerzeit:=',
  ruhestand: 'Auf zu neuen Ufern:sea/sailing-boat|Hängematte|Endlich Zeit|Segeltörn:sea/sailing-boat',
  genesung: 'Gute Besserung|Sonnenstrahl:celestial/rising-sun|Kräutertee:sage|Kleiner Trost',
  neujahr: 'Auf ein Neues:champagne|Sternschnuppe:comet|Mitternacht|Neuanfang',
  richtfest: 'Dachstuhl:~|Unter Dach|Richtkranz:leaf|Zimmermann',
  firmenfeier: 'Betriebsfest|Feierabend|Teamgeist:=|Abendrot',
  umzug: 'Neues Nest|Schlüsselübergabe:key|Umzugskarton|Zuhause',
  weihnachtsfeier: 'Glühweinduft|Winterball|Weihnachtstafel:=|Lichterglanz',
  blankodesign: 'Leeres Blatt|Freiraum|Reines Papier|Eigene Worte',
};
const furtherFamilies: Readonly<Record<string, string>> = {
  'goldene-hochzeit': 'plnp',
  silberhochzeit: 'plnp',
  babyparty: 'eepe',
  zwillinge: 'eefe',
  junge: 'eefe',
  maedchen: 'eepe',
  muttertag: 'ppep',
  valentinstag: 'elpe',
  genesung: 'pgep',
  blankodesign: 'lgpl',
  halloween: 'elen',
  oktoberfest: 'elee',
};
const furtherEmblems: Readonly<Record<string, string>> = {
  babyparty: 'animals/stork-wash baby/pram-flat baby/mobile-wash baby/rainbow-flat',
  zwillinge: 'animals/koala-wash baby/teddy-flat animals/rabbit-wash baby/building-blocks-flat',
  junge: 'animals/whale-wash animals/bear-wash baby/paper-boat-wash animals/fox-flat',
  maedchen: 'animals/fawn-wash baby/sleepy-moon-wash animals/rabbit-wash animals/unicorn-flat',
  jugendweihe: 'baby/hot-air-balloon-line animals/flock-flat',
  muttertag: 'love/heart-wash love/one-line-heart-line love/envelope-wash',
  vatertag: 'children/bow-tie-flat sea/anchor-line party/beer-and-pretzel-flat sea/sailing-boat-wash',
  valentinstag: 'love/brushed-heart-flat love/cupids-arrow-line animals/love-birds-flat love/envelope-flat',
  halloween:
    'seasons/pumpkin-flat seasons/ghost-flat seasons/jack-o-lantern-flat seasons/bat-flat animals/owl-flat animals/cat-line',
  oktoberfest: 'party/beer-and-pretzel-flat party/beer-and-pretzel-line party/beer-and-pretzel-wash',
  abendessen: 'party/wine-line party/wine-wash party/cocktail-flat',
  sommerfest: 'party/grill-flat party/bunting-flat party/cocktail-flat',
  genesung: 'animals/bear-wash animals/robin-wash animals/lamb-wash',
  neujahr: 'party/champagne-line party/champagne-flat christmas/comet-line',
  umzug: 'love/key-line love/key-flat baby/hot-air-balloon-wash animals/stork-flat',
  weihnachtsfeier:
    'christmas/reindeer-wash christmas/moravian-star-line christmas/baubles-flat christmas/scribbled-tree-line',
  ruhestand: 'sea/sailing-boat-wash sea/lighthouse-wash love/tandem-wash party/champagne-line',
  richtfest: 'party/beer-and-pretzel-line love/key-line party/bunting-line',
};
const furtherPalettes: Readonly<Record<string, string>> = {
  'goldene-hochzeit': 'goldjubel champagner schwarzgold elfenbein',
  silberhochzeit: 'silberjubel sternennacht silbergrau eisblau',
  babyparty: 'mint pfirsich babyblau puder',
  zwillinge: 'mint regenbogen sonnengelb lavendel',
  junge: 'babyblau himmelblau taubenblau petrol',
  maedchen: 'babyrosa magnolie puder pfirsich',
  muttertag: 'pfingstrose magnolie koralle flieder',
  vatertag: 'marine petrol kraftpapier tinte',
  valentinstag: 'festrot rosenpapier weinrot himbeere',
  halloween: 'geisterstunde herbstlaub kreidetafel pflaume',
  oktoberfest: 'blauweiss kraftpapier kornblume himmelblau',
  abendessen: 'bordeaux olivenhain kraftpapier schiefer',
  sommerfest: 'zitrone lagune sonnengelb koralle',
  jubilaeum: 'schwarzgold petrol silberjubel tinte',
  ruhestand: 'duene lagune waldgruen marine',
  genesung: 'salbei sonnengelb mint himmelblau',
  neujahr: 'schwarzgold sternennacht goldjubel nachtblau',
  richtfest: 'kraftpapier waldgruen ockerpapier nordisch',
  firmenfeier: 'tinte schwarzgold petrol smaragd',
  umzug: 'terrakotta kraftpapier salbei ockerpapier',
  weihnachtsfeier: 'weihnachtsrot tannengruen schwarzgold nordisch',
  blankodesign: 'leinen schwarzweiss salbei elfenbein',
  jugendweihe: 'petrol kornblume terrakotta tinte',
};
/** Occasions without a seated meal: no cards for a table. */
const seatless = ['muttertag', 'vatertag', 'genesung', 'valentinstag', 'umzug'];
const atTable: readonly Purpose[] = ['sitzplan', 'tischnummer', 'platzkarte', 'menuekarte', 'getraenkekarte'];

const greetingOnly = ['muttertag', 'vatertag', 'genesung', 'valentinstag', 'neujahr', 'umzug'];

/** Four themes for each of the further occasions. */
export const furtherPlans: readonly CelebrationPlan[] = furtherOccasions.map((celebration) => {
  const round = celebration.startsWith('geburtstag-');
  const born = ['zwillinge', 'junge', 'maedchen'].includes(celebration);
  return plan({
    celebration,
    season: celebration === 'weihnachtsfeier' ? 'winter' : 'garden',
    avoided: ['jubilaeum', 'genesung'].includes(celebration) ? ['checks'] : [],
    themes: 4,
    families: furtherFamilies[celebration] ?? (round ? 'nlen' : 'elpg'),
    emblems: words(
      furtherEmblems[celebration] ??
        'party/champagne-line party/balloons-line party/bunting-flat party/wine-line',
    ),
    palettes: words(
      furtherPalettes[celebration] ??
        'koralle petrol schwarzgold himbeere marine sonnengelb terrakotta goldjubel',
    ),
    voices:
      born || celebration === 'babyparty'
        ? ['playful', 'script', 'handwritten']
        : ['modern', 'classic', 'script', 'handwritten'],
    photos: words(born ? 'people/baby-feet' : 'festivities/garden-party still-lifes/bouquet'),
    cards: born
      ? thanks
      : greetingOnly.includes(celebration)
        ? greetings
        : [...invitations.slice(0, 6), ...thanks.slice(0, 2)],
    cardsPerTheme: 2,
    small: seatless.includes(celebration) ? party.filter(([purpose]) => !atTable.includes(purpose)) : party,
    smallPerTheme: 2,
    names: themeNames(furtherNames[celebration] ?? ''),
  });
});
