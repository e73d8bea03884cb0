import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import type { DesignId } from '@blattwerk/schemas/configurator/read-design-id.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { DraftPlace } from './draft-place.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import type { JournalEntry } from './journal.ts';
import { mergeDrafts } from './merge-drafts.ts';

/**
 * unsaved: on this device alone so far. away: the shop cannot be reached; kept here meanwhile. Of a device that cannot
 * keep it: unheld: nowhere yet, on its way to the shop. online: in the shop alone. nowhere: the shop cannot be reached either.
 */
export type SaveState = 'nothing' | 'unsaved' | 'saving' | 'saved' | 'away' | 'unheld' | 'online' | 'nowhere';

type ShopState = Extract<SaveState, 'nothing' | 'unsaved' | 'saving' | 'saved' | 'away'>;

export type Kept = NonNullable<JournalEntry['kept']>;

type KeeperOptions = {
  /** The back end, asked by someone who has the key of a draft. */
  askAs(key: string | null): WebApiClient;
  /** Keeps it in this browser. @returns false where that is not possible */
  write(entry: JournalEntry): Promise<boolean>;
  designId: DesignId;
  onState(state: SaveState): void;
  /** The draft is kept here from now on. */
  onPlace(place: DraftPlace): void;
  /** Another device has changed it too: this is what both made of it. */
  onMerged(content: DraftContent): void;
};

export type Keeper = {
  /** Goes on with a draft that is kept already. */
  begin(kept: Kept | null): void;
  /** Keeps a content: at once in this browser, with the next pause in the shop. */
  keep(content: DraftContent): void;
  /** Keeps what is not kept yet. @returns where it is; undefined where the shop cannot be reached or refuses */
  settle(content: DraftContent): Promise<Kept | undefined>;
  stop(): void;
};

const pauseMs = 2_000;
/** The shop is asked again after so long when it could not be reached. */
const retryMs = 8_000;

export function createKeeper(options: KeeperOptions): Keeper {
  const { askAs, write, designId, onState, onPlace, onMerged } = options;
  let kept: Kept | null = null;
  let wanted: DraftContent | undefined;
  let saving: Promise<Kept | undefined> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let creating: { content: DraftContent; idempotencyKey: string } | undefined;

  let inShop: ShopState = 'nothing';
  let isAway = false;
  // Not known before the first writing.
  let isHeld: boolean | undefined;
  let written = 0;
  let told: SaveState | undefined;
  const tell = (now: ShopState) => {
    inShop = now;
    if (now === 'away' || now === 'saved') isAway = now === 'away';
    const known = now === 'unsaved' && isHeld === undefined ? 'saving' : now;
    const state = isHeld === false ? unheldState(now, isAway) : known;
    // A page that is still being taken over renders anew for each state it is told, and keeps anew what it rendered.
    if (state === told) return;
    told = state;
    onState(state);
  };

  const hold = async (entry: JournalEntry) => {
    written += 1;
    const own = written;
    const isKept = await write(entry);
    if (own !== written || isKept === isHeld) return;
    isHeld = isKept;
    tell(inShop);
  };

  const later = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), milliseconds);
  };

  async function save(): Promise<Kept | undefined> {
    // One after the other: what is wanted meanwhile follows.
    saving ??= saveAll().finally(() => {
      saving = undefined;
    });
    return saving;
  }

  async function saveAll(): Promise<Kept | undefined> {
    while (wanted && wanted !== kept?.content) {
      tell('saving');
      if (!(await saveOnce(wanted))) {
        tell('away');
        later(retryMs);
        return undefined;
      }
    }
    if (kept) tell('saved');
    return kept ?? undefined;
  }

  /** @returns false where it could not be kept now */
  async function saveOnce(content: DraftContent): Promise<boolean> {
    if (!kept) return create(content);
    const { place, revision } = kept;
    const answer = await askAs(place.key)('PUT /web-api/drafts/{id}', {
      params: { id: place.id },
      body: { content, revision },
    });
    if (answer.ok) {
      await note({ place, revision: answer.value.revision, content });
      return true;
    }
    const { status, draft: theirs } = answer.problem;
    if (status === 409 && theirs) {
      const merged = mergeDrafts(kept.content, content, theirs.content);
      kept = { place, revision: theirs.revision, content: theirs.content };
      wanted = merged;
      onMerged(merged);
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
    onPlace({ id, key });
    return true;
  }

  async function note(next: Kept): Promise<void> {
    kept = next;
    await hold({ content: wanted ?? next.content, kept });
  }

  return {
    begin(known) {
      kept = known;
      wanted = known?.content;
      tell(known ? 'saved' : 'nothing');
    },
    keep(content) {
      if (content === wanted) return;
      wanted = content;
      tell('unsaved');
      void hold({ content, kept });
      later(pauseMs);
    },
    settle(content) {
      wanted = content;
      clearTimeout(timer);
      return save();
    },
    stop: () => clearTimeout(timer),
  };
}

/** What is said of a device that cannot keep the draft. */
function unheldState(inShop: ShopState, isAway: boolean): SaveState {
  if (inShop === 'nothing') return 'nothing';
  if (inShop === 'saved') return 'online';
  return isAway ? 'nowhere' : 'unheld';
}
