import { type Market, parseMarket } from '../../shop/markets.ts';
import type { Fix } from '../fix.ts';
import { offeredFix, replacing } from '../making-fixes.ts';
import { extend } from '../story-path.ts';
import type { StoryReading } from '../story-reading.ts';
import { placesOf } from './market-names.ts';

/** Beyond this many, the button says how many countries instead of which. */
const mostNamed = 3;

/** Shows the page only where nothing is missing, if its root can say so. */
export function narrowingFixes({ root, markets }: StoryReading, missing: readonly Market[]): Fix[] {
  const field = root?.definition?.fieldsByName.get('countries');
  const kept = markets.filter((market) => !missing.includes(market));
  const countries = kept.flatMap((market) => parseMarket(market)?.country ?? []);
  const choices = new Set((field?.options ?? []).map(({ value }) => value));
  if (!root || countries.length === 0 || !countries.every((country) => choices.has(country))) return [];
  const places = placesOf(kept);
  const label =
    countries.length > mostNamed
      ? {
          de: `Seite nur in diesen ${countries.length} Ländern zeigen`,
          en: `Show the page only in these ${countries.length} countries`,
        }
      : { de: `Seite nur in ${places.de} zeigen`, en: `Show the page only in ${places.en}` };
  const { _uid, countries: current } = root.content;
  return [
    offeredFix(
      label,
      // Stays as it is: no other page may take the fix.
      replacing(extend(root.path, '_uid'), _uid, _uid),
      replacing(extend(root.path, 'countries'), current, countries),
    ),
  ];
}
