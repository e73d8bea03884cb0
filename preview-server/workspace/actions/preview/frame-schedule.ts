import { afterPause } from '../../base/after-pause.ts';

/** Milliseconds that the frame which is worked in has for itself after a key. */
const leadMs = 20;
/** Between two others: each has its paint to itself. */
const gapMs = 8;
/** So many of those in view follow each key; the others follow the pause after it. */
const mostAtOnce = 6;
const pauseMs = 250;
const atMostMs = 1500;

export type ScheduledFrame = {
  isWorkedIn(): boolean;
  isSeen(): boolean;
  /** Brings the page in the frame up to date. */
  show(): void;
};

export type FrameSchedule = {
  /** Takes a frame in. */
  join(frame: ScheduledFrame): {
    /** The page has changed: the frame is shown it in its turn. */
    changed(): void;
    leave(): void;
  };
};

/**
 * In which order frames side by side follow a key: the one that is worked in at once, those in view one after the other, what
 * is out of view or too many when nothing is typed.
 */
export function createFrameSchedule(): FrameSchedule {
  const waiting = new Set<ScheduledFrame>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownSinceKey = 0;

  const showOne = (frame: ScheduledFrame) => {
    waiting.delete(frame);
    frame.show();
  };
  const showNext = () => {
    timer = undefined;
    const next = shownSinceKey < mostAtOnce ? [...waiting].find((each) => each.isSeen()) : undefined;
    if (!next) return;
    shownSinceKey += 1;
    showOne(next);
    timer = setTimeout(showNext, gapMs);
  };
  const showRest = () => {
    timer = undefined;
    const [next] = waiting;
    if (!next) return;
    showOne(next);
    timer = setTimeout(showRest, gapMs);
  };
  const rest = afterPause(
    () => {
      clearTimeout(timer);
      showRest();
    },
    pauseMs,
    atMostMs,
  );
  return {
    join: (frame) => ({
      changed() {
        if (frame.isWorkedIn()) {
          showOne(frame);
          return;
        }
        waiting.add(frame);
        shownSinceKey = 0;
        timer ??= setTimeout(showNext, leadMs);
        rest.request();
      },
      leave() {
        waiting.delete(frame);
        if (waiting.size === 0) rest.cancel();
      },
    }),
  };
}

/** Of the frames in this window. */
export const frameSchedule: FrameSchedule = createFrameSchedule();
