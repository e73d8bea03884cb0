import { marketsOf } from '@blattwerk/schemas/rules/catalogue/audience.ts';
import type { Ticks } from '../../base/matrix/axes.ts';
import { rememberedTicks } from '../../store/matrix-memory.ts';
import { compare, matrixStore } from '../../store/matrix-store.ts';
import { documentStore } from '../../store/page/document.ts';
import { requireSession } from '../../store/session-store.ts';

/** Shows the open page side by side as it was compared last; at first on a phone and a desktop, in each brand that has it. */
export function comparePage(): void {
  const { open } = documentStore.getState();
  if (!open) return;
  const { story, content } = open;
  const markets = marketsOf(story.full_slug, content);
  const brands = requireSession()
    .config.channels.map(({ id }) => id)
    .filter((id) => markets.some((market) => market.startsWith(`${id}:`)));
  compare(rememberedTicks(story.id) ?? firstTicks(brands));
  matrixStore.setState({ arriving: 'sideBySide' });
}

/** Goes back to the one preview. */
export function endComparison(): void {
  compare(undefined);
  matrixStore.setState({ arriving: 'alone' });
}

const firstTicks = (brands: readonly string[]): Ticks => ({
  width: ['360', 'desktop'],
  ...(brands.length > 1 && { channel: brands }),
});
