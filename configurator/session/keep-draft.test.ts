import { createWebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { meet } from './journal-lines.ts';
import { createKeeper } from './keep-draft.ts';
import { newContent, setText } from './operations.ts';
import type { SaveState } from './save-state.ts';
import { workOf } from './work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const place = { id: '3f0c9a52-5b0e-4f6d-9a3c-0c1d2e3f4a5b', key: 'key-of-a-guest-1234' };
const words = (text: string) => workOf(setText(newContent({}), 'names', text));

/** A keeper on a device and before a shop that can both be put out of reach. */
function aKeeper(device: { hasRoom: boolean }, shop = { isThere: true }) {
  const states: SaveState[] = [];
  const designId = 146101;
  let revision = 0;
  const send: typeof fetch = async () => {
    if (!shop.isThere) throw new TypeError('away');
    revision += 1;
    return Response.json({ ...place, revision });
  };
  const client = createWebApiClient(
    'http://shop.example',
    { channel: 'blattwerk', country: 'DE', locale: 'de-DE' },
    send,
  );
  const keeper = createKeeper({
    askAs: () => client,
    tabs: {
      hasDraft: async () => false,
      meet: async (page) => (device.hasRoom ? meet(undefined, page, 'stamp', 'line') : undefined),
      inTurn: (run) => run(),
      close: () => {},
    },
    designId,
    onState: (state) => states.push(state),
    onPlace: () => {},
    onTheirs: () => {},
  });
  const work = workOf(newContent({}));
  keeper.begin({ work, kept: null, found: undefined, line: undefined, joins: 0 });
  return { keeper, states };
}

test('what this device has written is kept there, then in the shop', async () => {
  const { keeper, states } = aKeeper({ hasRoom: true });
  keeper.keep(words('Anna'), 0);
  expect(states).toEqual(['nothing', 'saving']);
  await vi.runAllTimersAsync();
  expect(states).toEqual(['nothing', 'saving', 'unsaved', 'saving', 'saved']);
});

test('a device without room is never said to keep it', async () => {
  const { keeper, states } = aKeeper({ hasRoom: false });
  keeper.keep(words('Anna'), 0);
  await vi.runAllTimersAsync();
  keeper.keep(words('Anna & Paul'), 0);
  await vi.runAllTimersAsync();
  expect(states).toEqual(['nothing', 'saving', 'unheld', 'online', 'unheld', 'online']);
});

test('without room and without the shop it is kept nowhere, until one of the two is back', async () => {
  const device = { hasRoom: false };
  const shop = { isThere: false };
  const { keeper, states } = aKeeper(device, shop);
  keeper.keep(words('Anna'), 0);
  await vi.advanceTimersByTimeAsync(3_000);
  keeper.keep(words('Anna & Paul'), 0);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(states).toEqual(['nothing', 'saving', 'unheld', 'nowhere']);

  device.hasRoom = true;
  keeper.keep(words('Anna & Paula'), 0);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(states.at(-1)).toBe('away');
  device.hasRoom = false;
  shop.isThere = true;
  await vi.runAllTimersAsync();
  expect(states.at(-1)).toBe('online');
});
