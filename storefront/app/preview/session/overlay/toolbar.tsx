import type { BlockAction } from '@blattwerk/schemas/preview/place.ts';
import type { Selection, Surroundings } from '@blattwerk/schemas/preview/to-page.ts';
import { useRef } from 'react';
import { tellWorkspace } from '../direct-line.ts';
import { fieldElementsOf } from '../marked-place.ts';
import { goAlong } from './go-along.ts';
import { OverlayIcon } from './icon.tsx';
import { clickedPoint } from './rich-text/clicked-point.ts';

const inOrder: readonly BlockAction[] = ['moveBackward', 'moveForward', 'duplicate', 'copy', 'cut', 'delete'];

type ToolbarProps = { selection: Selection; words: Surroundings['words'] };

/** Name of what is selected and what can be done with it. One stop for Tab, its first button; arrows go from there. */
export function Toolbar({ selection: { storyId, uids, open, can, block, field }, words }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const first = open ?? uids[0];
  if (first === undefined) return null;
  const above = block?.above.at(-1);
  const isShown = (name: string) => fieldElementsOf({ storyId, uid: first }, name).length > 0;
  const written = block && field !== null && block.texts.includes(field) ? field : block?.texts.find(isShown);
  const name = block?.label ?? words.several.replace('{count}', String(uids.length));
  return (
    <div
      ref={bar}
      className="toolbar"
      role="toolbar"
      aria-label={words.toolbar.replace('{name}', name)}
      onKeyDown={(event) => goAlong(event, bar.current, () => tellWorkspace({ action: 'leaveToolbar' }))}
    >
      <span className="name">{name}</span>
      {above && (
        <Tool
          icon="above"
          isStop
          label={words.above.replace('{name}', above.label)}
          onPress={() =>
            tellWorkspace({
              action: 'select',
              storyId,
              uid: above.uid,
              field: null,
              clue: { words: '', isPicture: false },
              how: 'only',
            })
          }
        />
      )}
      {block && first && written !== undefined && (
        <Tool
          icon="write"
          isStop={!above}
          label={words.write}
          onPress={() => {
            clickedPoint.keep(undefined);
            tellWorkspace({ action: 'openText', storyId, uid: first, field: written });
          }}
        />
      )}
      {inOrder
        .filter((action) => can.includes(action))
        .map((action, position) => (
          <Tool
            key={action}
            isStop={!above && written === undefined && position === 0}
            icon={action}
            label={words.actions[action]}
            onPress={() => tellWorkspace({ action: 'act', storyId, uid: first, name: action })}
          />
        ))}
    </div>
  );
}

type ToolProps = {
  icon: Parameters<typeof OverlayIcon>[0]['name'];
  label: string;
  isStop?: boolean;
  onPress(): void;
};

function Tool({ icon, label, isStop = false, onPress }: ToolProps) {
  return (
    <button type="button" tabIndex={isStop ? 0 : -1} aria-label={label} data-tip={label} onClick={onPress}>
      <OverlayIcon name={icon} />
    </button>
  );
}
