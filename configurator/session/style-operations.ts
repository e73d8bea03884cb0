import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import type { TextStyle } from '@blattwerk/schemas/configurator/text-style.ts';

/** A text in another style; a part of it that is left out is as in the design. */
export function setStyle(content: DraftContent, slot: string, { size, align }: TextStyle): DraftContent {
  const { styles = {}, ...rest } = content;
  const before = styles[slot];
  if (size === before?.size && align === before?.align) return content;
  const { [slot]: _, ...others } = styles;
  const style = { ...(size !== undefined && { size }), ...(align !== undefined && { align }) };
  const now = Object.keys(style).length > 0 ? { ...others, [slot]: style } : others;
  // A draft without styles says nothing of them, as those from before there were any.
  return Object.keys(now).length > 0 ? { ...rest, styles: now } : rest;
}

/** Several texts aligned alike. @param own the design’s alignment of each */
export function alignTexts(
  content: DraftContent,
  own: ReadonlyMap<string, NonNullable<TextStyle['align']>>,
  align: NonNullable<TextStyle['align']>,
): DraftContent {
  return [...own].reduce(
    (now, [slot, designed]) =>
      setStyle(now, slot, { ...now.styles?.[slot], align: designed === align ? undefined : align }),
    content,
  );
}
