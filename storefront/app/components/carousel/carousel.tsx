import { carousel as rules } from '@blattwerk/schemas/shop/pages/carousel.ts';
import { Children, type ReactNode, useRef } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { useIsMounted } from '../use-is-mounted.ts';
import styles from './carousel.module.css';
import { CarouselDots, PauseButton, StepButton } from './carousel-controls.tsx';
import { isMovable } from './carousel-state.ts';
import { useCarousel } from './use-carousel.ts';
import { useSlidesPerView } from './use-slides-per-view.ts';

/** Slides in view from each layout width on; a fraction lets the next slide peek in. */
type SlidesPerView = { base: number; from576?: number; from900?: number; from1300?: number };

type CarouselProps = {
  /** What the slides are, for screen readers. */
  label: string;
  children: ReactNode;
  slidesPerView: SlidesPerView;
  /** Slides that belong together: what one dot stands for; left out, as many as are fully in view. */
  slidesPerGroup?: number;
  /** Slides that a button or a swipe moves by; left out, a group. */
  slidesToScroll?: number;
  /** CSS pixels between slides. */
  spaceBetween?: number;
  isInfinite?: boolean;
  initialSlide?: number;
  /** Moves by itself where that is welcome. */
  isAutoplaying?: boolean;
  /** Milliseconds between two slides; left out, as everywhere in the shop. */
  autoplayMs?: number;
  /** Milliseconds that a change of slides takes. */
  transitionSpeed?: number;
  /** How that change speeds up and slows down. */
  timing?: 'ease-out' | 'ease-in-out' | 'linear';
  hasDots?: boolean;
  hasButtons?: boolean;
};

/** Layout widths at which all slides are in view: nothing moves there, also before the page has been measured. */
function fittingWidths(
  { base, from576 = base, from900 = from576, from1300 = from900 }: SlidesPerView,
  count: number,
) {
  return Object.entries({ base, from576, from900, from1300 })
    .filter(([, perView]) => count <= perView)
    .map(([width]) => width)
    .join(' ');
}

/** A row of slides that moves by buttons, dots, arrow keys and swipes, and by itself where that is welcome. */
export function Carousel(props: CarouselProps) {
  const {
    label,
    slidesPerView: wanted,
    spaceBetween = 24,
    isInfinite = false,
    initialSlide,
    isAutoplaying,
    autoplayMs,
    transitionSpeed = rules.transitionMs,
    timing = 'ease-out',
  } = props;
  const { hasDots = true, hasButtons = true } = props;
  const t = useMessages();
  const slides = Children.toArray(props.children);
  const root = useRef<HTMLElement>(null);
  const perView = useSlidesPerView(root, wanted.base);
  const slidesPerGroup = props.slidesPerGroup ?? Math.max(1, Math.floor(perView));
  const slidesToScroll = props.slidesToScroll ?? slidesPerGroup;
  const options = {
    slideCount: slides.length,
    slidesPerView: perView,
    slidesPerGroup,
    slidesToScroll,
    isInfinite,
  };
  const carousel = useCarousel(root, { ...options, isAutoplaying, autoplayMs, initialSlide });
  const { state, dispatch } = carousel;
  // Before scripts, and without them, every slide can be scrolled to.
  const isMounted = useIsMounted();
  const first = Math.max(0, Math.min(state.index, slides.length - perView));
  return (
    <section
      aria-label={label}
      aria-roledescription={t('carousel.role')}
      className={styles.carousel}
      ref={root}
      {...carousel.rootHandlers}
      style={{
        '--base': wanted.base,
        '--from-576': wanted.from576,
        '--from-900': wanted.from900,
        '--from-1300': wanted.from1300,
        '--gap': `${spaceBetween}px`,
        '--first': first,
        '--slide-motion': `${transitionSpeed}ms ${timing}`,
      }}
    >
      <div className={styles.viewport} {...carousel.swipeHandlers}>
        <ul aria-live={carousel.isPlaying ? 'off' : 'polite'} className={styles.track}>
          {slides.map((slide, index) => (
            <li
              className={styles.slide}
              inert={isMounted && (index <= first - 1 || index >= first + perView)}
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the row is the identity of a slide's frame.
              key={index}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {isMovable(state) && (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys add to the buttons inside.
        <div
          className={styles.controls}
          data-fits={fittingWidths(wanted, slides.length)}
          onKeyDown={carousel.onArrowKey}
        >
          {hasButtons && <StepButton dispatch={dispatch} state={state} step="previous" />}
          {hasDots && <CarouselDots dispatch={dispatch} state={state} />}
          {carousel.isAutoplaySetUp && <PauseButton dispatch={dispatch} state={state} />}
          {hasButtons && <StepButton dispatch={dispatch} state={state} step="next" />}
        </div>
      )}
    </section>
  );
}
