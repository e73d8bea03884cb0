import type { TextLayer } from '@blattwerk/designs/model/design.ts';
import type { Box } from '@blattwerk/designs/model/shape.ts';
import type { Fonts } from '@blattwerk/designs/text/fonts.ts';
import { layerLayout, screenUnit } from '@blattwerk/designs/text/layer-layout.ts';
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { fontFamily } from '../fonts/browser-fonts.ts';
import { fieldText } from './field-text.ts';
import { fontMetrics } from './font-metrics.ts';
import { takeEdit } from './soft-breaks.ts';
import styles from './text-input.module.css';

type TextInputProps = {
  layer: TextLayer;
  /** The part of the page that is seen (millimetres). */
  view: Box;
  fonts: Fonts;
  label: string;
  isActive: boolean;
  /** Its letters are not drawn but the browser's own, in this colour. */
  ownColour: string | undefined;
  onChange(text: string): void;
  onActive(isActive: boolean): void;
  onUndo(): void;
};

const millimetresPerPoint = 25.4 / 72;

/**
 * A text written where it stands: a field lies upon the outlines, its own letters see-through; caret, selection, input
 * methods and screen readers are the browser's.
 */
export function TextInput({
  layer,
  view,
  fonts,
  label,
  isActive,
  ownColour,
  onChange,
  onActive,
  onUndo,
}: TextInputProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<readonly [from: number, to: number]>(undefined);
  // While an input method puts a word together its field is left alone.
  const [composing, setComposing] = useState<string>();
  const result = layerLayout(layer, fonts, screenUnit);
  const layout = result.ok ? result.layout : undefined;
  const lines = layout?.lines.map(({ text }) => text);
  const shown = composing ?? (lines ? fieldText(layer, lines, fonts) : layer.text);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a line that ends elsewhere would send the caret to the end
  useLayoutEffect(() => {
    const [from, to] = caret.current ?? [];
    caret.current = undefined;
    const { current } = field;
    if (from === undefined || to === undefined || !current || document.activeElement !== current) return;
    // Setting it lays the page out, also where nothing changes.
    if (current.selectionStart !== from || current.selectionEnd !== to) current.setSelectionRange(from, to);
  }, [shown]);

  function take(element: HTMLTextAreaElement) {
    caret.current = [element.selectionStart, element.selectionEnd];
    onChange(takeEdit(layer.text, shown, element.value));
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Escape') event.currentTarget.blur();
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      onUndo();
    }
  }

  if (!layout) return null;
  return (
    <textarea
      aria-invalid={layout.dropped.length > 0 || !layout.fits || undefined}
      aria-label={label}
      autoComplete="off"
      className={styles.input}
      data-active={isActive || undefined}
      data-seen={ownColour !== undefined || undefined}
      maxLength={layer.maxLength}
      onBlur={() => onActive(false)}
      onChange={(event) => {
        if (composing !== undefined) setComposing(event.target.value);
        take(event.currentTarget);
      }}
      onCompositionEnd={() => setComposing(undefined)}
      onCompositionStart={(event) => setComposing(event.currentTarget.value)}
      onFocus={() => onActive(true)}
      onKeyDown={onKeyDown}
      ref={field}
      spellCheck={isActive}
      style={{
        ...styleOf(layer, view, layout.size, layout.lines[0]?.baseline, Math.max(1, layout.lines.length)),
        color: ownColour,
      }}
      value={shown}
      wrap="off"
    />
  );
}

/** Every line upon its outlines: places in shares of the view, lengths in its width. */
function styleOf(
  layer: TextLayer,
  view: Box,
  size: number,
  firstBaseline: number | undefined,
  lines: number,
): CSSProperties {
  const { box } = layer;
  const em = size * millimetresPerPoint;
  const lineHeight = em * layer.lineHeight;
  const { ascent, descent } = fontMetrics(layer.font);
  // Half of what a line is higher than its letters stands above them.
  const toBaseline = (lineHeight + (ascent - descent) * em) / 2;
  const top = (firstBaseline ?? box.y + box.height / 2) - toBaseline;
  const length = (millimetres: number) => `${(100 * millimetres) / view.width}cqw`;
  return {
    left: length(box.x - view.x),
    top: length(top - view.y),
    // Browsers let the space follow the last letter too.
    width: length(box.width + layer.tracking * em),
    height: length(lines * lineHeight),
    fontFamily: fontFamily(layer.font),
    fontSize: length(em),
    lineHeight: layer.lineHeight,
    letterSpacing: `${layer.tracking}em`,
    textAlign: layer.align,
    textTransform: layer.upperCase ? 'uppercase' : 'none',
    transformOrigin: `${length(box.width / 2)} ${length(box.y + box.height / 2 - top)}`,
    rotate: `${layer.rotate}deg`,
  };
}
