import type { Place } from '@blattwerk/schemas/preview/place.ts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { fieldElementsOf } from '../marked-place.ts';
import { followElements } from './follow-elements.ts';
import { seenOf, seenOfBlock } from './seen.ts';

const nothing: readonly string[] = [];

type BoxProps = {
  kind: 'hovered' | 'counted' | 'selected' | 'marked' | 'written';
  place: Place;
  /** Blocks inside of it, for one that has no element of its own. */
  parts?: readonly string[] | undefined;
  /** The place of this field alone. */
  field?: string;
  children?: ReactNode;
};

/** A frame around an element of the page, that goes where the element goes. */
export function Box({ kind, place: { storyId, uid }, parts = nothing, field, children }: BoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = { storyId, uid };
    if (!box.current) return;
    return followElements(box.current, () => {
      if (field === undefined) return seenOfBlock(storyId, { uid, parts });
      const seen = seenOf(fieldElementsOf(place, field));
      return seen ? [seen] : [];
    });
  }, [storyId, uid, parts, field]);
  return (
    <div ref={box} className={`box ${kind}`} hidden>
      {children}
    </div>
  );
}
