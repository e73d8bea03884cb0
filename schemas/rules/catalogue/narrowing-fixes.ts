import { channels, channelTable } from '../../shop/markets/channels.ts';
import { type Market, parseMarket } from '../../shop/markets/markets.ts';
import { customerTypes as allTypes, type CustomerType } from '../../shop/visitors/customer-types.ts';
import type { Sentence } from '../model/finding.ts';
import type { Change, Fix } from '../model/fix.ts';
import type { JudgedStory } from '../model/judged-story.ts';
import { offeredFix, replacing } from '../model/making-fixes.ts';
import { extend } from '../model/story-path.ts';
import type { ReadBlock, StoryReading } from '../model/story-reading.ts';
import type { Lack } from './lack.ts';
import { typesOf } from './lacking-words.ts';
import { lists, placesOf } from './market-names.ts';

/** Beyond this many, the button says how many countries instead of which. */
const mostNamed = 3;

/**
 * Shows the page only where and to whom nothing is missing, if its root can say so: in fewer countries, to fewer types
 * of customers, or, where neither is enough, both. Never the home page: a shop would be left without one.
 */
export function narrowingFixes({ root, story, markets }: StoryReading, lack: Lack): Fix[] {
  if (!root || isHomePage(story)) return [];
  const { shown, forAll, forSome, types } = lack;
  const lacking = new Set([...forAll, ...forSome.flatMap((some) => some.markets)]);
  const without = (missing: Iterable<Market>) => {
    const gone = new Set(missing);
    return markets.filter((market) => !gone.has(market));
  };
  const spared = types.filter((type) => !forSome.some((some) => some.type === type));
  const fewerMarkets = without(lacking);
  const onlyMarkets = countriesChange(root, fewerMarkets, markets);
  const onlyTypes = forAll.length === 0 ? typesChange(root, spared, types) : undefined;
  const found = [onlyMarkets && narrowing(root, onlyMarkets), onlyTypes && narrowing(root, onlyTypes)].filter(
    (fix) => fix !== undefined,
  );
  if (found.length > 0 || forAll.length === shown.length) return found;
  const both = [countriesChange(root, without(forAll), markets), typesChange(root, spared, types)];
  const [countries, customers] = both;
  return countries && customers ? [narrowing(root, countries, customers)] : [];
}

type Narrowing = { place: Sentence; loss: Sentence; change: Change };

function narrowing(root: ReadBlock, ...narrowings: Narrowing[]): Fix {
  const label = {
    de: `Seite nur ${narrowings.map(({ place }) => place.de).join(' und nur ')} zeigen`,
    en: `Show the page only ${narrowings.map(({ place }) => place.en).join(' and only ')}`,
  };
  const { _uid } = root.content;
  // The uid stays as it is: no other page may take the fix.
  const own = replacing(extend(root.path, '_uid'), _uid, _uid);
  const loss = {
    de: `Danach ist die Seite ${lists.de.format(narrowings.map((each) => each.loss.de))} nicht mehr zu sehen.`,
    en: `The page can then no longer be seen ${lists.en.format(narrowings.map((each) => each.loss.en))}.`,
  };
  return { ...offeredFix(label, own, ...narrowings.map(({ change }) => change)), loss };
}

function isHomePage({ full_slug }: JudgedStory): boolean {
  return channels.some((channel) => full_slug === `${channelTable[channel].contentFolder}/home`);
}

function countriesChange(
  root: ReadBlock,
  kept: readonly Market[],
  shown: readonly Market[],
): Narrowing | undefined {
  const countries = kept.flatMap((market) => parseMarket(market)?.country ?? []);
  const change = choiceChange(root, 'countries', countries);
  if (!change) return undefined;
  const { de, en } = placesOf(kept);
  const count = countries.length;
  const place =
    count > mostNamed
      ? { de: `in diesen ${count} Ländern`, en: `in these ${count} countries` }
      : { de: `in ${de}`, en: `in ${en}` };
  const lost = placesOf(shown.filter((market) => !kept.includes(market)));
  return { place, loss: { de: `in ${lost.de}`, en: `in ${lost.en}` }, change };
}

function typesChange(
  root: ReadBlock,
  kept: readonly CustomerType[],
  shown: readonly CustomerType[],
): Narrowing | undefined {
  const chosen = allTypes.filter((type) => kept.includes(type));
  const change = choiceChange(root, 'customerTypes', chosen);
  const { de, en } = typesOf(chosen);
  const lost = typesOf(shown.filter((type) => !chosen.includes(type)));
  const loss = { de: `für ${lost.de}`, en: `by ${lost.en}` };
  return change && { place: { de: `für ${de}`, en: `to ${en}` }, loss, change };
}

/** Sets a field of the root to a choice it offers; an empty one would mean all. */
function choiceChange(root: ReadBlock, name: string, chosen: readonly string[]): Change | undefined {
  const field = root.definition?.fieldsByName.get(name);
  const choices = new Set((field?.options ?? []).map(({ value }) => value));
  if (chosen.length === 0 || !chosen.every((value) => choices.has(value))) return undefined;
  return replacing(extend(root.path, name), root.content[name], [...chosen]);
}
