import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';

/** Prints a slot's text in its own colour instead of pressing it. */
export function printText(content: DraftContent, slot: string): DraftContent {
  const { unfoiled = [] } = content;
  return unfoiled.includes(slot) ? content : { ...content, unfoiled: [...unfoiled, slot] };
}

/** Presses a slot's text again, as the design does. */
export function pressText(content: DraftContent, slot: string): DraftContent {
  return { ...content, unfoiled: (content.unfoiled ?? []).filter((one) => one !== slot) };
}
