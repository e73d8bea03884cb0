import type { CalendarSetting } from '@blattwerk/schemas/configurator/calendar.ts';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import controls from '../controls/controls.module.css';
import type { Say } from '../texts.ts';
import type { Drawn } from './drawn-face.tsx';
import { paperObjectOf, stepsOf } from './paper-object.ts';
import { surfaceOf } from './paper-surface.ts';
import { PaperView } from './paper-view.tsx';
import styles from './preview.module.css';
import type { SayPreview } from './preview-texts.ts';
import { StepBar } from './step-bar.tsx';
import { nameOfStep } from './step-name.ts';
import { useRoom } from './use-room.ts';
import { useTurning } from './use-turning.ts';

export type TurnViewProps = {
  drawn: Drawn;
  /** Of the stage when it was opened: that page is shown first. */
  openPage: number;
  calendar: CalendarSetting | null;
  /** What it is printed on, as the shop calls it; undefined where there is no choice. */
  paper: { value: string; label: string } | undefined;
  /** BCP 47. */
  locale: string;
  say: Say;
  sayPreview: SayPreview;
};

/** Degrees of one key or button. */
const keyTurn = 15;
const keyZoom = 1.25;

/** The design as an object that is turned, unfolded and leafed through. */
export function TurnView({ drawn, openPage, calendar, paper, locale, say, sayPreview }: TurnViewProps) {
  const { design } = drawn;
  const object = useMemo(() => paperObjectOf(design, calendar !== null), [design, calendar]);
  const steps = stepsOf(object);
  const [step, setStep] = useState(() =>
    Math.max(
      0,
      steps.findIndex((one) => 'pageIndex' in one && one.pageIndex === openPage),
    ),
  );
  const stage = useRef<HTMLElement>(null);
  const room = useRoom(stage);
  const go = (to: number) => {
    if (to < 0 || to >= steps.length) return;
    stand();
    setStep(to);
  };
  const { turn, isHeld, turnBy, stand, handlers } = useTurning(stage, (way) => go(step + way));
  const names = steps.map((one) => nameOfStep(one, design, calendar, locale, say, sayPreview));
  const isLeafed = object.kind === 'bound';

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keysOf(isLeafed && !event.shiftKey)[event.key];
    if (!act) return;
    event.preventDefault();
    if ('step' in act) go(step + act.step);
    else if ('stand' in act) stand();
    else turnBy(act);
  };

  return (
    <>
      <section
        aria-label={sayPreview('object', { side: names[step] ?? '' })}
        className={styles.stage}
        onKeyDown={onKeyDown}
        ref={stage}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys turn what it shows
        tabIndex={0}
        {...handlers}
      >
        {room && (
          <PaperView
            drawn={drawn}
            isHeld={isHeld}
            object={object}
            room={room}
            step={step}
            surface={surfaceOf(paper?.value)}
            turn={turn}
          />
        )}
      </section>
      <div className={styles.controls}>
        <StepBar names={names} onStep={go} sayPreview={sayPreview} step={step} />
        <div className={styles.tools}>
          <Tool label={sayPreview('turnLeft')} onPress={() => turnBy({ yaw: 2 * keyTurn })} sign="↺" />
          <Tool label={sayPreview('turnRight')} onPress={() => turnBy({ yaw: -2 * keyTurn })} sign="↻" />
          <Tool label={sayPreview('smaller')} onPress={() => turnBy({ zoom: 1 / keyZoom })} sign="−" />
          <Tool label={sayPreview('larger')} onPress={() => turnBy({ zoom: keyZoom })} sign="+" />
          <button className={`${controls.way} ${styles.text}`} onClick={stand} type="button">
            {sayPreview('straight')}
          </button>
        </div>
        {paper && <p className={styles.hint}>{sayPreview('paper', { paper: paper.label })}</p>}
        <p className={styles.hint}>{sayPreview('hint')}</p>
      </div>
    </>
  );
}

function Tool({ label, sign, onPress }: { label: string; sign: string; onPress(): void }) {
  return (
    <button aria-label={label} className={controls.round} onClick={onPress} title={label} type="button">
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

type Act = { step: 1 | -1 } | { stand: true } | { yaw: number } | { pitch: number } | { zoom: number };

/** @param leafs left and right turn leaves */
function keysOf(leafs: boolean): Readonly<Record<string, Act>> {
  return {
    ArrowLeft: leafs ? { step: -1 } : { yaw: -keyTurn },
    ArrowRight: leafs ? { step: 1 } : { yaw: keyTurn },
    ArrowUp: { pitch: keyTurn },
    ArrowDown: { pitch: -keyTurn },
    PageUp: { step: -1 },
    PageDown: { step: 1 },
    Home: { stand: true },
    '+': { zoom: keyZoom },
    '-': { zoom: 1 / keyZoom },
  };
}
