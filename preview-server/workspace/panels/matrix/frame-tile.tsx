import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Maximize2, Pin, PinOff } from 'lucide-react';
import { useRef } from 'react';
import { showAlone } from '../../actions/preview/show-alone.ts';
import { today } from '../../base/matrix/axes.ts';
import type { MatrixFrame } from '../../base/matrix/frames-of.ts';
import { type HeldFrame, hold, letGo, useMatrix, workIn } from '../../store/matrix-store.ts';
import { documentStore } from '../../store/page/document.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useMessages } from '../messages/messages.ts';
import { DayNote } from './day-note.tsx';
import { FrameDay } from './frame-day.tsx';
import { FrameFindings } from './frame-findings.tsx';
import { FramePage } from './frame-page.tsx';
import { isWide } from './frame-width.ts';
import styles from './matrix.module.css';
import { useSeen } from './use-seen.ts';
import { viewLabel } from './view-label.ts';

export type FrameTileProps = {
  storyId: number;
  fullSlug: string;
  frame: MatrixFrame;
  /** The page as it was, to compare with; left out, the frame follows what is typed. */
  held?: HeldFrame;
  isFirst: boolean;
  isWorkedIn: boolean;
};

/** One way to look at the page, with its name, what is wrong in it alone, and what can be done with it. */
export function FrameTile(props: FrameTileProps) {
  const { frame, held, storyId, isWorkedIn } = props;
  const say = useMessages();
  const { config } = useOpenSession();
  const ticks = useMatrix((state) => state.ticks) ?? {};
  const tile = useRef<HTMLElement>(null);
  const sight = useSeen(tile);
  const isToday = frame.view.day === today;
  const label = viewLabel(say, config, ticks, frame.view);
  const name = held
    ? say('matrix.heldName', { name: label, time: new Date(held.at).toLocaleTimeString(say('locale')) })
    : label;
  const holdNow = () => {
    const { open } = documentStore.getState();
    if (open) hold({ frame, storyId, content: open.content });
  };
  return (
    <section
      ref={tile}
      className={styles.tile}
      data-pane
      data-wide={isWide(frame.view)}
      data-worked-in={isWorkedIn}
      data-held={held !== undefined}
      aria-label={name}
    >
      <header className={styles.head}>
        {held || !isToday ? (
          <h2 className={styles.name}>{name}</h2>
        ) : (
          <h2 className={styles.name}>
            <Button kind="plain" aria-pressed={isWorkedIn} onPress={() => workIn(frame.key)}>
              {name}
            </Button>
          </h2>
        )}
        {!held && isToday && <FrameFindings frame={frame} name={name} />}
        {!isToday && <DayNote day={frame.view.day} />}
        <span className={styles.spacer} />
        {held ? (
          <IconButton label={say('matrix.letGo', { name })} onPress={() => letGo(held.id)}>
            <PinOff size={14} aria-hidden />
          </IconButton>
        ) : (
          <>
            {isToday && (
              <IconButton label={say('matrix.hold', { name })} onPress={holdNow}>
                <Pin size={14} aria-hidden />
              </IconButton>
            )}
            <IconButton label={say('matrix.alone', { name })} onPress={() => showAlone(frame)}>
              <Maximize2 size={14} aria-hidden />
            </IconButton>
          </>
        )}
      </header>
      {isToday ? (
        <FramePage {...props} name={name} sight={sight} />
      ) : (
        <FrameDay {...props} name={name} sight={sight} />
      )}
    </section>
  );
}
