/**
 * unsaved: on this device alone so far. away: the shop cannot be reached; kept here meanwhile. Of a device that cannot
 * keep it: unheld: nowhere yet, on its way to the shop. online: in the shop alone. nowhere: the shop cannot be reached either.
 */
export type SaveState = 'nothing' | 'unsaved' | 'saving' | 'saved' | 'away' | 'unheld' | 'online' | 'nowhere';

type ShopState = Extract<SaveState, 'nothing' | 'unsaved' | 'saving' | 'saved' | 'away'>;

/** Says where a draft is kept, of what is known of the shop and of this device. */
export function createStateTeller(onState: (state: SaveState) => void) {
  let inShop: ShopState = 'nothing';
  let isAway = false;
  // Not known before the first writing.
  let isHeld: boolean | undefined;
  let told: SaveState | undefined;

  function tell(now: ShopState): void {
    inShop = now;
    if (now === 'away' || now === 'saved') isAway = now === 'away';
    const known = now === 'unsaved' && isHeld === undefined ? 'saving' : now;
    const state = isHeld === false ? unheldState(now, isAway) : known;
    // A page that is still being taken over renders anew for each state it is told, and keeps anew what it rendered.
    if (state === told) return;
    told = state;
    onState(state);
  }

  return {
    tell,
    /** @param isKept whether this device has kept what it was given last */
    hold(isKept: boolean) {
      if (isKept === isHeld) return;
      isHeld = isKept;
      tell(inShop);
    },
  };
}

/** What is said of a device that cannot keep the draft. */
function unheldState(inShop: ShopState, isAway: boolean): SaveState {
  if (inShop === 'nothing') return 'nothing';
  if (inShop === 'saved') return 'online';
  return isAway ? 'nowhere' : 'unheld';
}
