import { artistWords } from '../artists/words.generated.ts';
import { animalWords } from './animal-words.ts';
import { festiveWords } from './festive-words.ts';
import { plantWords } from './plant-words.ts';
import { thingWords } from './thing-words.ts';

/** Something a drawing shows that has a word in every language. */
export type Idea =
  | keyof typeof plantWords
  | keyof typeof animalWords
  | keyof typeof festiveWords
  | keyof typeof thingWords
  | keyof typeof artistWords;

/** All of them. */
export const ideas: ReadonlySet<string> = new Set(
  [plantWords, animalWords, festiveWords, thingWords, artistWords].flatMap((table) => Object.keys(table)),
);

/** Whether a word is one of them. */
export function isIdea(word: string): word is Idea {
  return ideas.has(word);
}

/** What motifs show whose name does not say it, without the hand that drew them. */
export const shownAs: Readonly<Record<string, readonly Idea[]>> = {
  'leaf/eucalyptus-long': ['eucalyptus'],
  'bloom/rose-side': ['rose'],
  'bloom/rosebud': ['rose'],
  'animals/flock': ['bird'],
  'baby/rainbow-clouds': ['rainbow', 'cloud'],
  'baby/sleepy-moon': ['moon'],
  'baby/building-blocks': ['blocks'],
  'children/pirate-ship': ['pirates', 'boat'],
  'children/racing-car': ['racing-car', 'car'],
  'children/mermaid-tail': ['mermaid'],
  'party/champagne-tower': ['champagne'],
  'love/brushed-heart': ['heart'],
  'love/one-line-heart': ['heart'],
  'love/folded-heart': ['heart'],
  'love/cupids-arrow': ['cupids-arrow', 'heart'],
  'love/envelope': ['letter'],
  'love/wedding-car': ['wedding-car', 'car'],
  'love/boho-sun': ['sun'],
  'love/boho-arches': ['arches'],
  'christmas/fir': ['christmas-tree'],
  'christmas/scribbled-tree': ['christmas-tree'],
  'christmas/geometric-tree': ['christmas-tree'],
  'christmas/moravian-star': ['star'],
  'christmas/straw-star': ['straw-star', 'star'],
  'christmas/poinsettia-star': ['poinsettia', 'flower'],
  'christmas/snowflake-diamond': ['snowflake'],
  'christmas/comet': ['comet', 'star'],
  'christmas/leaping-stag': ['stag'],
  'christmas/gingerbread-man': ['gingerbread'],
  'christmas/lantern': ['lantern', 'candle'],
  'christmas/gift-stack': ['present'],
  'christmas/snowy-village': ['village', 'snow-hills'],
  'christmas/winter-skyline': ['skyline'],
  'christmas/star-ring': ['star'],
  'seasons/jack-o-lantern': ['pumpkin'],
  'church/brushed-cross': ['cross'],
  'church/ichthys': ['fish'],
  'church/three-fish': ['fish'],
  'church/rainbow-boat': ['rainbow', 'boat'],
  'mourning/lone-tree': ['tree'],
  'mourning/setting-sun': ['sunset', 'sun', 'sea'],
  'mourning/brushed-horizon': ['horizon'],
  'mourning/falling-feather': ['feather'],
  'sea/sailing-boat': ['boat', 'sea'],
  'sea/lighthouse': ['lighthouse', 'sea'],
  'celestial/moon-and-stars': ['moon', 'star'],
  'celestial/moon-phases': ['moon'],
  'celestial/sunburst': ['sun'],
  'celestial/rising-sun': ['sun'],
  'celestial/big-dipper': ['star'],
  'celestial/cassiopeia': ['star'],
  'celestial/heart-constellation': ['heart', 'star'],
  'celestial/star-scatter': ['star'],
  'geometric/deco-fan': ['art-deco'],
  'geometric/mid-century': ['geometric'],
  'geometric/arches': ['geometric'],
  'geometric/flowing-lines': ['geometric'],
  'geometric/monogram-ring': [],
  'geometric/dotted-ring': [],
  'geometric/brush-stroke': [],
  'geometric/splatter': ['watercolour'],
  'geometric/ribbon-bow': ['bow'],
  'geometric/wax-seal': ['seal'],
  'pattern/stars': ['star'],
  'pattern/hearts': ['heart'],
  'pattern/gingham': ['checks'],
  'pattern/deco-scales': ['art-deco'],
  'pattern/memphis': ['geometric'],
  'pattern/topographic': ['contours'],
  'pattern/gold-flakes': ['gold-leaf'],
  'pattern/painted-sweep': ['watercolour'],
  'ground/ombre-main': ['watercolour'],
  'ground/ombre-warm': ['watercolour'],
  'ground/ombre-sky': ['watercolour'],
  ...Object.fromEntries(
    ['top', 'bottom', 'centre', 'diagonal', 'full'].flatMap((place) =>
      ['pale', 'main', 'third', 'leaf'].map((tone): [string, Idea[]] => [
        `ground/wash-${place}-${tone}`,
        ['watercolour'],
      ]),
    ),
  ),
};
