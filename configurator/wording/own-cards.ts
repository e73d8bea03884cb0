import type { DesignId } from '@blattwerk/schemas/configurator/read-design-id.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { Draft } from '@blattwerk/schemas/web-api/configurator/draft-endpoints.ts';
import { keys } from 'idb-keyval';
import type { DraftPlace } from '../session/draft-place.ts';
import { readJournal, readKey } from '../session/journal.ts';
import { type SharedWords, sharedWordsOf } from './suite-words.ts';

/** Another card of the customer's, and what of its words others can say too. */
export type OwnCard = {
  id: string;
  name: string;
  words: SharedWords;
  isOrdered: boolean;
  /** It is of the same suite as the card that is open. */
  isOfSuite: boolean;
};

type OwnCardsOptions = {
  ask: WebApiClient;
  askAs(key: string | null): WebApiClient;
  /** Of the card that is open: it is not among the others. */
  designId: DesignId;
  /** Of its designs; undefined of what belongs to none. */
  suite: number | undefined;
};

/** More are not looked at: the ones changed last come first. */
const mostCards = 12;

/** Cards with own words, those of the suite first. @returns undefined where the shop cannot be reached */
export async function ownCards({
  ask,
  askAs,
  designId,
  suite,
}: OwnCardsOptions): Promise<OwnCard[] | undefined> {
  const places = await Promise.all([placesOfAccount(ask, designId), placesHere(designId)]);
  if (places[0] === undefined) return undefined;
  const unique = new Map(places.flatMap((some) => some ?? []).map((place) => [place.id, place]));
  const answers = await Promise.all(
    [...unique.values()].slice(0, mostCards).map(async ({ id, key }) => {
      const answer = await askAs(key)('GET /web-api/drafts/{id}', { params: { id } });
      return answer.ok ? [answer.value] : [];
    }),
  );
  const cards = answers.flat().map((draft) => cardOf(draft, suite));
  return cards
    .filter(({ words }) => Object.keys(words).length > 0)
    .toSorted((one, other) => Number(other.isOfSuite) - Number(one.isOfSuite));
}

function cardOf({ id, product, content, suite: own, isOrdered }: Draft, suite: number | undefined): OwnCard {
  const isOfSuite = suite !== undefined && own === suite;
  return { id, name: product.name, words: sharedWordsOf(content), isOrdered, isOfSuite };
}

/** Of a customer who is signed in; none of a guest. */
async function placesOfAccount(ask: WebApiClient, designId: DesignId): Promise<DraftPlace[] | undefined> {
  const customer = await ask('GET /web-api/customer-data', { query: {} });
  if (!customer.ok) return undefined;
  if (!customer.value.isLoggedIn) return [];
  const answer = await ask('GET /web-api/drafts', {});
  if (!answer.ok) return undefined;
  return answer.value.drafts
    .filter((draft) => draft.designId !== designId)
    .map(({ id }) => ({ id, key: null }));
}

/** What was designed in this browser. */
async function placesHere(designId: DesignId): Promise<DraftPlace[]> {
  const names = await keys().catch(() => []);
  const designs = names.flatMap((name) => {
    const [, id] = /^draft (.+)$/.exec(String(name)) ?? [];
    if (id === undefined || id === String(designId)) return [];
    return [/^\d+$/.test(id) ? Number(id) : id];
  });
  const places = await Promise.all(
    designs.map(async (id) => {
      const place = (await readJournal(id))?.kept?.place;
      return place ? [{ ...place, key: place.key ?? (await readKey(place.id)) }] : [];
    }),
  );
  return places.flat();
}
