import { type ReactNode, useMemo, useRef, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { nearestBlock } from '../../../content-space/story-shape/difference/nearest-block.ts';
import {
  differenceBetween,
  type StoryDifference,
} from '../../../content-space/story-shape/difference/story-difference.ts';
import { around, rootKey } from '../../../content-space/story-shape/difference/story-parts.ts';
import type { ManagementStory } from '../../../content-space/story-shape/management-story.ts';
import type { Block } from '../../base/content/block.ts';
import { useMessages } from '../messages/messages.ts';
import { widthLabel } from '../messages/width-label.ts';
import type { FrameWidth } from '../preview/use-fit.ts';
import { usePreviewPlace } from '../preview/use-preview-place.ts';
import { type ChangeAction, ChangeList } from './change-list.tsx';
import { type ComparedChange, comparedChanges } from './compared-change.ts';
import { ComparedSide } from './compared-side.tsx';
import styles from './comparison.module.css';
import { shownLanguage } from './shown-language.ts';

/** A content of a page, and what it is called. */
type Compared = {
  content: Block;
  title: string;
  /** In place of the title above its page, such as a menu that chooses another content. */
  name?: ReactNode;
};

type ComparisonProps = {
  /** The page that both are contents of. */
  story: ManagementStory;
  before: Compared;
  after: Compared;
  /** What can be done about a change, if anything can. */
  actionsOf?: (change: ComparedChange, difference: StoryDifference) => readonly ChangeAction[];
};

const widths = [360, 'desktop'] as const satisfies readonly FrameWidth[];

/** Narrower than this a window has no room for two desktop pages that can be read. */
const roomForDesktops = 1200;

/** Two contents of one page: what differs, block by block and word by word, and both as the shop shows them. */
export function Comparison({ story, before, after, actionsOf }: ComparisonProps) {
  const say = useMessages();
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<string>();
  const [width, setWidth] = useState<FrameWidth>(window.innerWidth < roomForDesktops ? 360 : 'desktop');
  const difference = useMemo(
    () => differenceBetween(before.content, after.content),
    [before.content, after.content],
  );
  const changes = useMemo(() => comparedChanges(say, difference), [say, difference]);
  const { change } = changes.find(({ change }) => change.uid === wanted) ?? changes[0] ?? {};
  const chosen = change?.uid;
  const given = usePreviewPlace(story.full_slug)?.language ?? 'default';
  const place = usePreviewPlace(story.full_slug, shownLanguage(change, given));
  const sides = [
    { id: 'before', own: difference.before, other: difference.after, ...before },
    { id: 'after', own: difference.after, other: difference.before, ...after },
  ] as const;

  /** A click on a page chooses the change of the block, or of the nearest around it that has changed. */
  const pick = (uid: string, own: StoryDifference['before']) => {
    const path = [uid, ...around(own, uid).map((part) => part.uid)];
    const found = path.find((each) => changes.some(({ change }) => change.uid === each));
    if (found !== undefined) setWanted(found);
  };

  const backToList = () =>
    list.current?.querySelector<HTMLElement>('[role=row][aria-selected=true]')?.focus();

  return (
    <div className={styles.comparison}>
      <div ref={list} className={styles.list}>
        <p className={styles.count} role="status">
          {changes.length === 1
            ? say('comparison.countOne')
            : say(changes.length === 0 ? 'comparison.same' : 'comparison.count', { count: changes.length })}
        </p>
        {changes.length > 0 && (
          <ChangeList
            changes={changes}
            chosen={chosen}
            onChoose={setWanted}
            actionsOf={actionsOf && ((change) => actionsOf(change, difference))}
          />
        )}
      </div>
      <div className={styles.pages}>
        <ToggleButtonGroup
          aria-label={say('preview.width')}
          className={styles.widths ?? ''}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[String(width)]}
          onSelectionChange={(keys) => setWidth(widths.find((each) => keys.has(String(each))) ?? width)}
        >
          {widths.map((each) => (
            <ToggleButton key={each} id={String(each)} className={styles.width ?? ''}>
              {widthLabel(say, each)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <div className={styles.sides}>
          {sides.map(({ id, own, other, content, title, name }) => {
            const shown = chosen === undefined ? undefined : nearestBlock(other, own, chosen);
            const isElsewhere = chosen !== undefined && chosen !== rootKey && !own.has(chosen);
            return (
              <ComparedSide
                key={id}
                heading={say(`comparison.${id}`)}
                title={`${say(`comparison.${id}`)}: ${title}`}
                name={name ?? <span>{title}</span>}
                note={
                  isElsewhere
                    ? say(shown === undefined ? 'comparison.absent' : 'comparison.beside')
                    : undefined
                }
                story={story}
                place={place}
                content={content}
                selected={shown}
                width={width}
                onPick={(uid) => pick(uid, own)}
                onLeave={backToList}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}
