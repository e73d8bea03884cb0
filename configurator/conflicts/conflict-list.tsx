import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import { useRef, useState } from 'react';
import controls from '../controls/controls.module.css';
import { thumbnailWidth } from '../photos/thumbnail-width.ts';
import type { Conflict, Conflicts } from '../session/conflict.ts';
import { wordsOf } from '../session/merge-words.ts';
import { type Say, slotName } from '../texts.ts';
import styles from './conflict-list.module.css';

type ConflictListProps = {
  conflicts: Conflicts;
  content: DraftContent;
  /** @param isTaken whether what others have made takes the place of what stands */
  onSettle(id: string, isTaken: boolean): void;
  say: Say;
};

/** What was changed here and elsewhere at once: both versions, one of which the customer keeps. */
export default function ConflictList({ conflicts, content, onSettle, say }: ConflictListProps) {
  const [isSettled, setIsSettled] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = Object.entries(conflicts);
  if (open.length === 0 && !isSettled) return null;
  const settle = (id: string, isTaken: boolean) => {
    onSettle(id, isTaken);
    setIsSettled(true);
    // The button goes with its conflict.
    heading.current?.focus();
  };
  return (
    <section aria-label={say('conflictTitle')} className={styles.list}>
      <h2 ref={heading} tabIndex={-1}>
        {say('conflictTitle')}
      </h2>
      <p role="status">{say(open.length > 0 ? 'conflictIntro' : 'conflictDone')}</p>
      {open.map(([id, conflict]) => {
        const name = nameOf(conflict, say);
        return (
          <div className={styles.one} key={id}>
            <h3>{name}</h3>
            <Versions conflict={conflict} content={content} say={say} />
            <div className={controls.ways}>
              <button
                aria-label={say('conflictTakeOf', { name })}
                className={controls.way}
                onClick={() => settle(id, true)}
                type="button"
              >
                {say('conflictTake')}
              </button>
              <button
                aria-label={say('conflictKeepOf', { name })}
                className={controls.way}
                onClick={() => settle(id, false)}
                type="button"
              >
                {say('conflictKeep')}
              </button>
            </div>
          </div>
        );
      })}
    </section>
  );
}

type VersionsProps = { conflict: Conflict; content: DraftContent; say: Say };

/** What can be shown of both; of pages and options the names have to do. */
function Versions({ conflict, content, say }: VersionsProps) {
  if (conflict.part !== 'text' && conflict.part !== 'photo') return null;
  const shown = (version: typeof conflict.theirs) => {
    if (version === null) return say(conflict.part === 'text' ? 'conflictDesign' : 'conflictNoPhoto');
    if (typeof version !== 'string') return <img alt="" src={`${version.url}?width=${thumbnailWidth}`} />;
    return version.trim() === '' ? say('conflictEmpty') : version;
  };
  const now = conflict.part === 'text' ? wordsOf(content) : content.photos;
  return (
    <dl>
      <dt>{say('conflictNow')}</dt>
      <dd>{shown(now[conflict.slot] ?? null)}</dd>
      <dt>{say('conflictTheirs')}</dt>
      <dd>{shown(conflict.theirs)}</dd>
    </dl>
  );
}

function nameOf(conflict: Conflict, say: Say): string {
  switch (conflict.part) {
    case 'text':
      return say(...slotName(conflict.slot));
    case 'photo':
      return /^photo-\d+$/.test(conflict.slot) ? say(...slotName(conflict.slot)) : say('photos');
    case 'prints':
      return say('printsPager');
    case 'look':
      return say('look');
    case 'calendar':
      return say('calendar');
    case 'book':
      return say('bookPages');
    case 'collage':
      return say('collageCount');
    case 'choice':
      return say('options');
  }
}
