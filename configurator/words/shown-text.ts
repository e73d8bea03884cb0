import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import type { TextSlot } from '@blattwerk/schemas/web-api/configurator/composition-endpoints.ts';

/** The words of a slot as they are now: the customer's, or the design's own. */
export function shownText({ slot, text }: TextSlot, { texts, setFor }: DraftContent): string {
  return texts[slot] ?? setFor[slot] ?? text;
}
