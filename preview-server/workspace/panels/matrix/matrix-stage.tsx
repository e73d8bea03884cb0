import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Link, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { endComparison } from '../../actions/preview/compare-page.ts';
import { axisIds, today } from '../../base/matrix/axes.ts';
import { framesOf, mostFrames } from '../../base/matrix/frames-of.ts';
import { isPageOfShop } from '../../base/schema/definitions.ts';
import { useMatrix } from '../../store/matrix-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useMessages } from '../messages/messages.ts';
import { NoAddress } from '../preview/no-address.tsx';
import { NotRendered } from '../preview/not-rendered.tsx';
import { useArrival } from '../preview/use-arrival.ts';
import { AddDay } from './add-day.tsx';
import { AxisMenu } from './axis-menu.tsx';
import { FrameTile } from './frame-tile.tsx';
import { isWide } from './frame-width.ts';
import styles from './matrix.module.css';
import { useAxisSpace } from './use-axis-space.ts';

/** The open page side by side over all that is ticked. */
export function MatrixStage() {
  const say = useMessages();
  const ticks = useMatrix((state) => state.ticks) ?? {};
  const held = useMatrix((state) => state.held);
  const workedIn = useMatrix((state) => state.workedIn);
  const storyId = useDocument(({ story }) => story.id);
  const fullSlug = useDocument(({ story }) => story.full_slug);
  const component = useDocument(({ content }) => content.component);
  const isUnknown = component !== undefined && !isPageOfShop(component);
  const found = useAxisSpace();
  const [isCopied, setCopied] = useState(false);
  const close = useRef<HTMLButtonElement>(null);
  useArrival('sideBySide', close);
  if (storyId === undefined || fullSlug === undefined || !found || isUnknown)
    return (
      <div className={styles.none}>
        {isUnknown ? <NotRendered component={component} /> : <NoAddress />}
        <Button ref={close} onPress={endComparison}>
          {say('matrix.close')}
        </Button>
      </div>
    );
  const { frames: all, wanted } = framesOf(ticks, found.now, found.space);
  const heldHere = held.filter((each) => each.storyId === storyId);
  const frames = all.slice(0, Math.max(1, mostFrames - heldHere.length));
  const first = frames.find(({ view }) => view.day === today) ?? frames[0];
  const active = frames.some(({ key }) => key === workedIn) ? workedIn : first?.key;
  const page = { storyId, fullSlug };
  return (
    <>
      <div className={styles.choices} data-pane role="toolbar" aria-label={say('matrix.choices')}>
        {axisIds.map((axis) => (
          <AxisMenu key={axis} axis={axis} space={found.space} />
        ))}
        <AddDay />
        <span className={styles.end}>
          <span className={styles.count} role="status">
            {wanted > frames.length
              ? say('matrix.some', { count: frames.length, wanted })
              : say(wanted === 1 ? 'matrix.one' : 'matrix.many', { count: wanted })}
          </span>
          <IconButton
            label={say(isCopied ? 'matrix.copied' : 'matrix.copy')}
            onPress={() => void navigator.clipboard.writeText(location.href).then(() => setCopied(true))}
          >
            <Link size={14} aria-hidden />
          </IconButton>
          <IconButton ref={close} label={say('matrix.close')} onPress={endComparison}>
            <X size={14} aria-hidden />
          </IconButton>
        </span>
      </div>
      <div className={styles.frames} data-all-wide={frames.every(({ view }) => isWide(view))}>
        {frames.flatMap((frame) => [
          <FrameTile
            key={`${storyId} ${frame.key}`}
            {...page}
            frame={frame}
            isFirst={frame === first}
            isWorkedIn={frame.key === active}
          />,
          ...heldHere
            .filter((each) => each.frame.key === frame.key)
            .map((each) => (
              <FrameTile
                key={`held ${each.id}`}
                {...page}
                frame={each.frame}
                held={each}
                isFirst={false}
                isWorkedIn={false}
              />
            )),
        ])}
        {wanted === 1 && heldHere.length === 0 && <p className={styles.hint}>{say('matrix.hint')}</p>}
      </div>
    </>
  );
}
