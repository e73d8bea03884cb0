import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import type { DesignId } from '@blattwerk/schemas/configurator/read-design-id.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { DraftPlace } from './draft-place.ts';
import type { Joined } from './history.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { isSame } from './is-same.ts';
import type { Kept } from './kept.ts';
import { type Beginning, createNearDraft } from './near-draft.ts';
import { createStateTeller, type SaveState } from './save-state.ts';
import type { Tabs } from './tabs.ts';
import { type Work, workOf } from './work.ts';

type KeeperOptions = {
  /** The back end, asked by someone who has the key of a draft. */
  askAs(key: string | null): WebApiClient;
  tabs: Tabs;
  designId: DesignId;
  onState(state: SaveState): void;
  /** The draft is kept here from now on. */
  onPlace(place: DraftPlace): void;
  /** Another tab or another device has changed it too. */
  onTheirs(joined: Joined): void;
};

export type Keeper = {
  /** Goes on with a draft, or begins one. */
  begin(beginning: Beginning): void;
  /** Keeps work: at once in this browser, with the next pause in the shop. @param joins that it has in it */
  keep(work: Work, joins: number): void;
  /** Keeps what is not kept yet. @returns where it is; undefined where the shop cannot be reached or refuses */
  settle(work: Work, joins: number): Promise<Kept | undefined>;
  /** Looks for what another tab has written. */
  look(): Promise<void>;
  /** Names the draft in this browser. */
  line(): string | undefined;
  stop(): void;
};

const pauseMs = 2_000;
/** The shop is asked again after so long when it could not be reached. */
const retryMs = 8_000;

export function createKeeper({ askAs, tabs, designId, onState, onPlace, onTheirs }: KeeperOptions): Keeper {
  const { tell, hold } = createStateTeller(onState);
  const near = createNearDraft({ tabs, onHeld: hold, onTheirs: (joined) => isOpen && onTheirs(joined) });
  let isOpen = true;
  let place: DraftPlace | undefined;
  let saving: Promise<Kept | undefined> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let creating: { content: DraftContent; idempotencyKey: string } | undefined;

  const later = (milliseconds: number) => {
    clearTimeout(timer);
    if (isOpen) timer = setTimeout(() => void save(), milliseconds);
  };

  const isInShop = () => {
    const [work, kept] = [near.work(), near.kept()];
    return work !== undefined && kept !== null && isSame(work.content, kept.content);
  };

  async function meet(): Promise<void> {
    await near.meet();
    const now = near.kept()?.place;
    if (now && now.id !== place?.id && isOpen) onPlace(now);
    place = now ?? place;
  }

  async function save(): Promise<Kept | undefined> {
    // One after the other: what is wanted meanwhile follows.
    saving ??= tabs.inTurn(saveAll).finally(() => {
      saving = undefined;
    });
    return saving;
  }

  async function saveAll(): Promise<Kept | undefined> {
    // Another tab may have kept it already.
    await meet();
    for (let work = near.work(); work && !isInShop(); work = near.work()) {
      tell('saving');
      if (!(await saveOnce(work.content))) {
        tell('away');
        later(retryMs);
        return undefined;
      }
    }
    const kept = near.kept();
    if (kept) tell('saved');
    return kept ?? undefined;
  }

  /** @returns false where it could not be kept now */
  async function saveOnce(content: DraftContent): Promise<boolean> {
    const kept = near.kept();
    if (!kept) return create(content);
    const answer = await askAs(kept.place.key)('PUT /web-api/drafts/{id}', {
      params: { id: kept.place.id },
      body: { content, revision: kept.revision },
    });
    if (answer.ok) {
      await note({ place: kept.place, revision: answer.value.revision, content });
      return true;
    }
    const { status, draft: theirs } = answer.problem;
    if (status === 409 && theirs) {
      near.note({ place: kept.place, revision: theirs.revision, content: theirs.content });
      near.join({ base: workOf(kept.content), theirs: workOf(theirs.content), isNear: false });
      return true;
    }
    // Expired or deleted elsewhere: what is here becomes a draft of its own.
    return status === 404 && create(content);
  }

  async function create(content: DraftContent): Promise<boolean> {
    // An answer that was lost may have made it: the same is sent again, and what has changed since follows.
    creating ??= { content, idempotencyKey: newIdempotencyKey() };
    const body = { designId, ...creating };
    const answer = await askAs(null)('POST /web-api/drafts', { body });
    if (!answer.ok) {
      if (answer.problem.status < 500) creating = undefined;
      return false;
    }
    creating = undefined;
    const { id, key, revision } = answer.value;
    await note({ place: { id, key }, revision, content: body.content });
    return true;
  }

  async function note(kept: Kept): Promise<void> {
    near.note(kept);
    await meet();
  }

  return {
    begin(beginning) {
      near.begin(beginning);
      place = beginning.kept?.place;
      tell(beginning.kept ? 'saved' : 'nothing');
    },
    keep(work, joins) {
      if (!near.want(work, joins)) return;
      tell('unsaved');
      void meet();
      later(pauseMs);
    },
    settle(work, joins) {
      near.want(work, joins);
      clearTimeout(timer);
      return save();
    },
    async look() {
      await meet();
      if (!near.work()) return;
      if (saving) return;
      if (isInShop()) tell('saved');
      else {
        tell('unsaved');
        later(pauseMs);
      }
    },
    line: near.line,
    stop() {
      isOpen = false;
      clearTimeout(timer);
    },
  };
}
