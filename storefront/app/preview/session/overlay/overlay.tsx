import { lazy, Suspense } from 'react';
import { BeginTexts } from './begin-texts.tsx';
import { Box } from './box.tsx';
import { InsertButtons } from './insert-buttons.tsx';
import type { OverlayState } from './overlay-store.ts';
import { Rail } from './rail.tsx';
import { Toolbar } from './toolbar.tsx';
import { WrittenText } from './written-text.tsx';

// The editor of formatted texts is large: it comes with the first one that is written.
const WrittenRichText = lazy(() => import('./rich-text/written-rich-text.tsx'));

type OverlayProps = OverlayState & { onTextClose(): void };

/** Outlines, names and menus over the page, as the workspace last told them. */
export function Overlay(props: OverlayProps) {
  const { surroundings, selection, hover, figures, text, empty, onTextClose } = props;
  if (!surroundings) return null;
  const { words } = surroundings;
  const hovered = hover?.block && !selection?.uids.includes(hover.block.uid) ? hover.block : undefined;
  const storyId = selection?.storyId ?? 0;
  const withMenu = selection?.open ?? selection?.uids[0];
  const isFormatting = text?.action === 'richText';
  // A text that is formatted has tools of its own, which stand where the menu of its block would.
  const withBoxes = isFormatting ? undefined : selection;
  return (
    <>
      {figures?.labels.map(({ uid, label, parts, depth }) => (
        <Box kind="counted" place={{ storyId: figures.storyId, uid }} parts={parts} key={`figures ${uid}`}>
          <span className="figures" data-depth={Math.min(depth, 4)}>
            {label}
          </span>
        </Box>
      ))}
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
      {withBoxes?.uids.map((uid) => (
        // The menu stays the same one, and keeps the focus, when it goes from block to block.
        <Box
          kind="selected"
          place={{ storyId, uid }}
          parts={withBoxes.block?.parts}
          key={uid === withMenu ? 'menu' : uid}
        >
          {uid === withMenu && (
            <Rail>
              <Toolbar selection={withBoxes} words={words} />
            </Rail>
          )}
          {withBoxes.block && !text && empty.length > 0 && (
            <BeginTexts storyId={storyId} uid={uid} empty={empty} words={words.begin} />
          )}
          {withBoxes.block && <InsertButtons storyId={storyId} uid={uid} can={withBoxes.can} words={words} />}
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
