import { type CSSProperties, type RefObject, useLayoutEffect, useReducer, useState } from 'react';
import type { OpenEditor } from './open-editor.ts';

type ToolPlace = { isAtWords: boolean; style: CSSProperties };

const atTop: ToolPlace = { isAtWords: false, style: {} };
/** Between the bar and the words, in the page's pixels. */
const gap = 8;

/** Where the tools stand in the box of a text; drawn anew with all that happens in the editor. */
export function useToolPlace({ editor, element }: OpenEditor, bar: RefObject<HTMLElement | null>): ToolPlace {
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  const [place, setPlace] = useState(atTop);
  useLayoutEffect(() => {
    const look = () => {
      drawAnew();
      setPlace(placeAt({ editor, element }, bar.current));
    };
    editor.on('transaction', look);
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    // More tools make it higher.
    if (bar.current) sizes.observe(bar.current);
    return () => {
      editor.off('transaction', look);
      sizes.disconnect();
    };
  }, [editor, element, bar]);
  return place;
}

function placeAt({ editor, element }: Pick<OpenEditor, 'editor' | 'element'>, bar: HTMLElement | null) {
  const { from, to, empty } = editor.state.selection;
  if (empty || !bar) return atTop;
  const box = element.getBoundingClientRect();
  const { width, height } = bar.getBoundingClientRect();
  const [start, end] = [editor.view.coordsAtPos(from), editor.view.coordsAtPos(to)];
  const fitsAbove = start.top - height - gap > 0;
  const top = fitsAbove ? start.top - height - gap : end.bottom + gap;
  const left = Math.max(gap, Math.min(start.left, document.documentElement.clientWidth - width - gap));
  return { isAtWords: true, style: { left: `${left - box.left}px`, top: `${top - box.top}px` } };
}
