import type { Ticks } from '../../base/matrix/axes.ts';
import { rememberedTicks } from '../../store/matrix-memory.ts';
import { compare } from '../../store/matrix-store.ts';
import { documentStore } from '../../store/page/document.ts';
import { requireSession } from '../../store/session-store.ts';

/** Shows the open page side by side as it was compared last; at first on a phone and a desktop, in every brand. */
export function comparePage(): void {
  const { open } = documentStore.getState();
  const { channels } = requireSession().config;
  compare((open && rememberedTicks(open.story.id)) ?? firstTicks(channels.map(({ id }) => id)));
}

const firstTicks = (channels: readonly string[]): Ticks => ({
  width: ['360', 'desktop'],
  ...(channels.length > 1 && { channel: channels }),
});
