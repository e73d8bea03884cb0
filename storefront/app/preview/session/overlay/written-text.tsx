import type { TextInPlace } from '@blattwerk/schemas/preview/to-page.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { tellWorkspace } from '../direct-line.ts';
import { fieldElementsOf } from '../marked-place.ts';
import { seenOf } from './seen.ts';

type WrittenTextProps = { text: TextInPlace; onClose(): void };

/**
 * A text, edited where the page shows it. Each key goes to the workspace, whose draft changes the page below; Escape, and
 * Enter unless it breaks the line, end it.
 */
export function WrittenText({ text, onClose }: WrittenTextProps) {
  const { storyId, uid, field, label, isMultiline } = text;
  const area = useRef<HTMLTextAreaElement>(null);
  const [value, setValue] = useState(text.value);
  // Told anew when the form or undo has changed it.
  useEffect(() => setValue(text.value), [text]);
  // After the box has its place: what is not shown takes no focus.
  useEffect(() => {
    const element = seenOf(fieldElementsOf({ storyId, uid }, field));
    if (!area.current || !element) return;
    wearStyleOf(area.current, element);
    getSelection()?.removeAllRanges();
    area.current.focus();
    area.current.select();
  }, [storyId, uid, field]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnd = event.key === 'Escape' || (event.key === 'Enter' && !isMultiline);
    if (!isEnd || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <textarea
      ref={area}
      aria-label={label}
      maxLength={100_000}
      value={value}
      onChange={({ target }) => {
        const typed = isMultiline ? target.value : target.value.replaceAll(/\s*\n\s*/g, ' ');
        setValue(typed);
        tellWorkspace({ action: 'typeText', storyId, uid, field, value: typed });
      }}
      onKeyDown={onKeyDown}
      onBlur={onClose}
    />
  );
}

const worn = [
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'font-stretch',
  'font-variation-settings',
  'letter-spacing',
  'line-height',
  'text-align',
  'text-transform',
  'color',
  'padding',
  'border-radius',
] as const;

/** The text looks as on the page, and covers the one below, which follows a moment later. */
function wearStyleOf(area: HTMLElement, element: HTMLElement): void {
  const style = getComputedStyle(element);
  for (const name of worn) area.style.setProperty(name, style.getPropertyValue(name));
  const ground = groundOf(element);
  area.style.background = ground;
  // Letters reach a little beyond their lines.
  area.style.boxShadow = `0 0 0 calc(3 * var(--u)) ${ground}`;
}

/** The colour that an element stands on: its own, or that of the nearest one around it that has one. */
function groundOf(element: HTMLElement): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { backgroundColor } = getComputedStyle(each);
    if (!/^rgba\(.*, 0(\.\d+)?\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}
