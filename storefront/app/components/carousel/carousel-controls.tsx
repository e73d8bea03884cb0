import type { Dispatch } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './carousel.module.css';
import { type CarouselAction, type CarouselState, hasNext, hasPrevious } from './carousel-state.ts';

type ControlProps = { state: CarouselState; dispatch: Dispatch<CarouselAction> };

/** Stops and starts slides that move by themselves (WCAG 2.2.2). */
export function PauseButton({ state, dispatch }: ControlProps) {
  const t = useMessages();
  return (
    <button
      aria-label={t(state.isStopped ? 'carousel.play' : 'carousel.pause')}
      className={styles.round}
      onClick={() => dispatch({ type: 'toggleAutoplay' })}
      type="button"
    >
      <Icon name={state.isStopped ? 'play' : 'pause'} size={18} />
    </button>
  );
}

/** One step on or back; at the end of a bounded carousel it stays focusable but does nothing. */
export function StepButton({ state, dispatch, step }: ControlProps & { step: 'next' | 'previous' }) {
  const t = useMessages();
  const isPossible = step === 'next' ? hasNext(state) : hasPrevious(state);
  return (
    <button
      aria-disabled={!isPossible}
      aria-label={t(step === 'next' ? 'carousel.next' : 'carousel.previous')}
      className={styles.round}
      onClick={() => dispatch({ type: step })}
      type="button"
    >
      <Icon name={step === 'next' ? 'chevronRight' : 'chevronLeft'} />
    </button>
  );
}

/** One dot per step of the carousel; a click jumps there. On phones a number says the place. */
export function CarouselDots({ state, dispatch }: ControlProps) {
  const t = useMessages();
  const last = Math.max(0, state.slideCount - Math.floor(state.slidesPerView));
  const count = Math.ceil(last / state.slidesPerGroup) + 1;
  const current = Math.ceil(state.index / state.slidesPerGroup);
  return (
    <div className={styles.dots}>
      <span className={styles.position}>
        {current + 1} / {count}
      </span>
      {Array.from({ length: count }, (_, dot) => (
        <button
          aria-current={dot === current || undefined}
          aria-label={t('carousel.goTo', { position: dot + 1, count })}
          className={styles.dot}
          // biome-ignore lint/suspicious/noArrayIndexKey: dots differ by nothing but their place.
          key={dot}
          onClick={() => dispatch({ type: 'goTo', index: dot * state.slidesPerGroup })}
          type="button"
        />
      ))}
    </div>
  );
}
