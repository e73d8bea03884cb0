import type { CardProductType } from './card-product-types.ts';
import type { CardUse } from './card-uses.ts';

/** When a printed thing is used, seen from the day that is celebrated. */
export const suiteActs = ['before', 'day', 'after'] as const;
export type SuiteAct = (typeof suiteActs)[number];

/** What belongs to a suite, in the order in which it is needed. */
const order: Readonly<Record<SuiteAct, readonly (CardUse | CardProductType)[]>> = {
  before: [
    'save-the-date',
    'change-the-date',
    'einladungskarte',
    'grusskarte',
    'antwortkarte',
    'briefumschlag-b6',
    'briefumschlag-c6',
    'briefumschlag-din-lang',
    'briefumschlag-quadratisch',
    'adressaufkleber',
    'absenderaufkleber',
    'siegelsticker',
  ],
  day: [
    'kirchenheft',
    'sterbebild',
    'sitzplan',
    'tischnummer',
    'platzkarte',
    'menuekarte',
    'getraenkekarte',
    'flaschenetikett',
    'banderole',
    'windlichtkarte',
    'kerzenetikett',
    'wunderkerzenetikett',
    'konfetti',
    'fotoaufsteller',
    'gaestebucheinlage',
    'lesezeichen',
    'geschenkanhaenger',
    'aufkleber-rund',
    'aufkleber-rechteckig',
    'aufkleber-herz',
  ],
  after: ['dankeskarte'],
};

const rows = suiteActs.flatMap((act) => order[act].map((name) => ({ act, name })));
const places: ReadonlyMap<string, number> = new Map(rows.map(({ name }, place) => [name, place]));
const last = rows.findLastIndex(({ act }) => act === 'day');

/** Where a thing stands in its suite: by what it is for, else by what it is printed as; what has no place of its own ends the day. */
export function suitePlace(uses: readonly string[], productType: string): { act: SuiteAct; place: number } {
  const place = [...uses, productType].map((name) => places.get(name)).find((known) => known !== undefined);
  if (place === undefined) return { act: 'day', place: last + 0.5 };
  return { act: rows[place]?.act ?? 'day', place };
}
