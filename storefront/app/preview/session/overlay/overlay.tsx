import type { Place } from '@blattwerk/schemas/preview/place.ts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { textElementsOf } from '../marked-place.ts';
import { followElements } from './follow-elements.ts';
import { InsertButtons } from './insert-buttons.tsx';
import type { OverlayState } from './overlay-store.ts';
import { seenOf, seenOfBlock } from './seen.ts';
import { Toolbar } from './toolbar.tsx';
import { WrittenText } from './written-text.tsx';

type OverlayProps = OverlayState & { onTextClose(): void };

/** Outlines, names and menus over the page, as the workspace last told them. */
export function Overlay({ surroundings, selection, hover, text, onTextClose }: OverlayProps) {
  if (!surroundings) return null;
  const { words } = surroundings;
  const hovered = hover?.block && !selection?.uids.includes(hover.block.uid) ? hover.block : undefined;
  const storyId = selection?.storyId ?? 0;
  const withMenu = selection?.open ?? selection?.uids[0];
  return (
    <>
      {hover && hovered && (
        <Box
          kind="hovered"
          place={{ storyId: hover.storyId, uid: hovered.uid }}
          parts={hovered.parts}
          key={`hover ${hovered.uid}`}
        >
          <span className="tag">{hovered.label}</span>
          <InsertButtons storyId={hover.storyId} uid={hovered.uid} can={hovered.can} words={words} />
        </Box>
      )}
      {selection?.block && selection.field !== null && (
        <Box
          kind="marked"
          place={{ storyId, uid: selection.block.uid }}
          field={selection.field}
          key={`${selection.block.uid}.${selection.field}`}
        />
      )}
      {selection?.uids.map((uid) => (
        // The menu stays the same one, and keeps the focus, when it goes from block to block.
        <Box
          kind="selected"
          place={{ storyId, uid }}
          parts={selection.block?.parts}
          key={uid === withMenu ? 'menu' : uid}
        >
          {uid === withMenu && (
            <div className="rail">
              <Toolbar selection={selection} words={words} />
            </div>
          )}
          {selection.block && <InsertButtons storyId={storyId} uid={uid} can={selection.can} words={words} />}
        </Box>
      ))}
      {text && (
        <Box
          kind="written"
          place={text}
          field={text.field}
          part={text.part?.at}
          key={`text ${text.uid}.${text.field} ${text.part?.at}`}
        >
          <WrittenText text={text} onClose={onTextClose} />
        </Box>
      )}
    </>
  );
}

const nothing: readonly string[] = [];

type BoxProps = {
  kind: 'hovered' | 'selected' | 'marked' | 'written';
  place: Place;
  /** Blocks inside of it, for one that has no element of its own. */
  parts?: readonly string[] | undefined;
  /** The place of this field alone. */
  field?: string;
  /** The place of this paragraph or heading of the field's text alone. */
  part?: number | undefined;
  children?: ReactNode;
};

/** A frame around an element of the page, that goes where the element goes. */
function Box({ kind, place: { storyId, uid }, parts = nothing, field, part, children }: BoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = { storyId, uid };
    if (!box.current) return;
    return followElements(box.current, () => {
      if (field === undefined) return seenOfBlock(storyId, { uid, parts });
      const seen = seenOf(textElementsOf(place, field, part));
      return seen ? [seen] : [];
    });
  }, [storyId, uid, parts, field, part]);
  return (
    <div ref={box} className={`box ${kind}`} hidden>
      {children}
    </div>
  );
}
