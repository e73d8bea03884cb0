import { adventWreath } from './festivities/advent-wreath.ts';
import { birthdayTable } from './festivities/birthday-table.ts';
import { christmasTree } from './festivities/christmas-tree.ts';
import { fireworks } from './festivities/fireworks.ts';
import { gardenParty } from './festivities/garden-party.ts';
import type { Illustration } from './illustration.ts';
import { alpsAtDawn } from './landscapes/alps-at-dawn.ts';
import { autumnForest } from './landscapes/autumn-forest.ts';
import { cityAtDusk } from './landscapes/city-at-dusk.ts';
import { desertRoad } from './landscapes/desert-road.ts';
import { dunes } from './landscapes/dunes.ts';
import { lakeWithJetty } from './landscapes/lake-with-jetty.ts';
import { lavenderField } from './landscapes/lavender-field.ts';
import { nightOverMountains } from './landscapes/night-over-mountains.ts';
import { oldTownRoofs } from './landscapes/old-town-roofs.ts';
import { riverValley } from './landscapes/river-valley.ts';
import { snowyVillage } from './landscapes/snowy-village.ts';
import { teaHills } from './landscapes/tea-hills.ts';
import { tulipField } from './landscapes/tulip-field.ts';
import { vineyard } from './landscapes/vineyard.ts';
import { babyFeet } from './people/baby-feet.ts';
import { brideAndGroomUnderATree } from './people/bride-and-groom-under-a-tree.ts';
import { catAtTheWindow } from './people/cat-at-the-window.ts';
import { childWithBalloons } from './people/child-with-balloons.ts';
import { childrenInTheSnow } from './people/children-in-the-snow.ts';
import { coupleOnAJetty } from './people/couple-on-a-jetty.ts';
import { dancingCouple } from './people/dancing-couple.ts';
import { dogInTheMeadow } from './people/dog-in-the-meadow.ts';
import { familyOnTheBeach } from './people/family-on-the-beach.ts';
import { grandparentsOnABench } from './people/grandparents-on-a-bench.ts';
import { picnic } from './people/picnic.ts';
import { beachWithUmbrella } from './seaside/beach-with-umbrella.ts';
import { breakingWave } from './seaside/breaking-wave.ts';
import { harbour } from './seaside/harbour.ts';
import { lighthouse } from './seaside/lighthouse.ts';
import { palmBay } from './seaside/palm-bay.ts';
import { sailingBoats } from './seaside/sailing-boats.ts';
import { whiteCliffs } from './seaside/white-cliffs.ts';
import { booksAndTea } from './still-lifes/books-and-tea.ts';
import { bouquet } from './still-lifes/bouquet.ts';
import { breakfastTable } from './still-lifes/breakfast-table.ts';
import { fruitBowl } from './still-lifes/fruit-bowl.ts';
import { vaseOnTheWindowsill } from './still-lifes/vase-on-the-windowsill.ts';
import { weddingCake } from './still-lifes/wedding-cake.ts';
import { weddingRings } from './still-lifes/wedding-rings.ts';

/** Every sample picture, by folder. */
export const illustrations: readonly Illustration[] = [
  adventWreath,
  birthdayTable,
  christmasTree,
  fireworks,
  gardenParty,
  alpsAtDawn,
  autumnForest,
  cityAtDusk,
  desertRoad,
  dunes,
  lakeWithJetty,
  lavenderField,
  nightOverMountains,
  oldTownRoofs,
  riverValley,
  snowyVillage,
  teaHills,
  tulipField,
  vineyard,
  babyFeet,
  brideAndGroomUnderATree,
  catAtTheWindow,
  childWithBalloons,
  childrenInTheSnow,
  coupleOnAJetty,
  dancingCouple,
  dogInTheMeadow,
  familyOnTheBeach,
  grandparentsOnABench,
  picnic,
  beachWithUmbrella,
  breakingWave,
  harbour,
  lighthouse,
  palmBay,
  sailingBoats,
  whiteCliffs,
  booksAndTea,
  bouquet,
  breakfastTable,
  fruitBowl,
  vaseOnTheWindowsill,
  weddingCake,
  weddingRings,
];
