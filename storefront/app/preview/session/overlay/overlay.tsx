import { lazy, Suspense } from 'react';
import { Box } from './box.tsx';
import { InsertButtons } from './insert-buttons.tsx';
import type { OverlayState } from './overlay-store.ts';
import { Toolbar } from './toolbar.tsx';
import { WrittenText } from './written-text.tsx';

// The editor of formatted texts is large: it comes with the first one that is written.
const WrittenRichText = lazy(() => import('../rich-text/written-rich-text.tsx'));

type OverlayProps = OverlayState & { onTextClose(): void };

/** Outlines, names and menus over the page, as the workspace last told them. */
export function Overlay({ surroundings, selection, hover, text, onTextClose }: OverlayProps) {
  if (!surroundings) return null;
  const { words } = surroundings;
  const hovered = hover?.block && !selection?.uids.includes(hover.block.uid) ? hover.block : undefined;
  const storyId = selection?.storyId ?? 0;
  const withMenu = selection?.open ?? selection?.uids[0];
  /** Its own tools stand where the menu of the block would. */
  const isFormatting = text?.action === 'richText';
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
          {uid === withMenu && !isFormatting && (
            <div className="rail">
              <Toolbar selection={selection} words={words} />
            </div>
          )}
          {selection.block && !isFormatting && (
            <InsertButtons storyId={storyId} uid={uid} can={selection.can} words={words} />
          )}
        </Box>
      ))}
      {text?.action === 'text' && (
        <Box kind="written" place={text} field={text.field} key={`text ${text.uid}.${text.field}`}>
          <WrittenText text={text} onClose={onTextClose} />
        </Box>
      )}
      {isFormatting && (
        <Suspense fallback={null}>
          <WrittenRichText
            text={text}
            words={words.richText}
            onClose={onTextClose}
            key={`rich text ${text.uid}.${text.field}`}
          />
        </Suspense>
      )}
    </>
  );
}
