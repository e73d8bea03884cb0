import { z } from 'zod';
import type { ContentAnswer } from './content-answer.ts';
import type { DeliveryClient } from './delivery-client.ts';
import {
  type ContentChange,
  changesBetween,
  datedLinksSchema,
  indexStories,
  type StoryIndex,
} from './story-index.ts';

const spaceSchema = z.object({ space: z.object({ version: z.number().int() }) });

/** Looks in a row while editors publish without a pause; then those who wait are answered, and the next look goes on. */
const mostRounds = 5;

/** A change that no story explains, such as one of a datasource: all may read differently. */
export type Change = ContentChange | 'unexplained';

export type ContentVersion = {
  /** The number that changes with every publication (`cv`); asked once, then remembered until outdated. */
  current(): Promise<ContentAnswer<number>>;
  /** The remembered number counts no longer. */
  outdate(): void;
  /** Looks whether the number has changed since it was asked, and tells `onChange` which stories did. */
  poll(): Promise<void>;
  /**
   * The same upon news of a change: begun after the call, one look for all who ask meanwhile.
   * @returns whether the content space could be asked
   */
  look(): Promise<boolean>;
};

/**
 * Follows the content. News of a change says only that it is time to look: which stories changed is read from the
 * content space, so that forged, repeated, reordered or lost news harm nothing.
 */
export function createContentVersion(
  client: DeliveryClient,
  onChange: (change: Change) => void,
): ContentVersion {
  let known: number | undefined;
  let asking: Promise<ContentAnswer<number>> | undefined;
  /** The stories at `known` or at a later version. */
  let stories: StoryIndex | undefined;
  /** Whether the content space was at `known` still when the stories had been read. */
  let isSettled = false;
  /** Whether these stories were compared with earlier ones: what changed before the first were read is in no comparison. */
  let isCompared = false;
  let looking: Promise<boolean> | undefined;
  let lookingNext: Promise<boolean> | undefined;

  async function ask(): Promise<ContentAnswer<number>> {
    const answer = await client.get('cdn/spaces/me', {}, spaceSchema);
    return answer.ok ? { ok: true, value: answer.value.space.version } : answer;
  }

  function refresh(): Promise<ContentAnswer<number>> {
    const mine: Promise<ContentAnswer<number>> = ask().then((answer) => {
      // An answer that was under way when the number was outdated may be the old one.
      if (asking !== mine) return asking ?? refresh();
      asking = undefined;
      if (answer.ok) begin(answer.value);
      return answer;
    });
    asking = mine;
    return mine;
  }

  function begin(version: number): void {
    known = version;
    stories = undefined;
    isSettled = false;
    isCompared = false;
    void look();
  }

  async function readStories(cv: number): Promise<StoryIndex | undefined> {
    const answer = await client.get('cdn/links', { include_dates: 1, cv }, datedLinksSchema);
    return answer.ok ? indexStories(answer.value.links) : undefined;
  }

  async function lookNow(): Promise<boolean> {
    for (let round = 0; round < mostRounds; round += 1) {
      const began = known;
      // Nothing asked for yet, nothing to change: what is asked from now on is new.
      if (began === undefined) return true;
      const version = await ask();
      if (!version.ok) return false;
      if (version.value === known && stories) {
        isSettled = true;
        return true;
      }
      // Read after the version, so that no story is older than it.
      const found = await readStories(version.value);
      // Outdated meanwhile, and perhaps asked anew.
      if (known !== began) continue;
      const isNew = version.value !== known;
      const isComparable = isSettled || isCompared;
      const change = found && stories && isComparable ? changesBetween(stories, found) : 'unexplained';
      // What moved the version after stories were read that did not settle is among them.
      const isSeen = change !== 'unexplained' && !change.isAny && !isSettled;
      isCompared = stories !== undefined && found !== undefined;
      known = version.value;
      stories = found;
      isSettled = false;
      if (change !== 'unexplained' && change.isAny) onChange(change);
      else if (isNew && !isSeen) onChange('unexplained');
      if (!found) return false;
    }
    return true;
  }

  function look(): Promise<boolean> {
    if (!looking) {
      looking = lookNow().finally(() => {
        looking = undefined;
      });
      return looking;
    }
    lookingNext ??= looking.then(() => {
      lookingNext = undefined;
      return look();
    });
    return lookingNext;
  }

  return {
    async current() {
      return known === undefined ? (asking ?? refresh()) : { ok: true, value: known };
    },
    outdate() {
      known = undefined;
      asking = undefined;
    },
    async poll() {
      if (known !== undefined) await look();
    },
    look,
  };
}
