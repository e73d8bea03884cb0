import { carousel } from '@blattwerk/schemas/shop/pages/carousel.ts';
import { type KeyboardEvent, type RefObject, useEffect, useReducer, useRef } from 'react';
import { usePage } from '../../context/page-context.tsx';
import { startAutoplay, useAutoplayAllowed, useInView } from './autoplay.ts';
import { type CarouselOptions, carouselReducer, initialCarousel, isMovable } from './carousel-state.ts';
import { useSwipe } from './use-swipe.ts';

type UseCarouselOptions = CarouselOptions & {
  /** Left out, the carousel moves only when asked to. */
  isAutoplaying?: boolean | undefined;
  autoplayMs?: number | undefined;
  initialSlide?: number | undefined;
};

/**
 * State and event handlers of one carousel. Dragging moves it at once; autoplay begins when it scrolls into view, where a
 * pointer can hover, motion is welcome and no editor is at work.
 */
export function useCarousel(root: RefObject<HTMLElement | null>, options: UseCarouselOptions) {
  const { slideCount, slidesPerView, slidesPerGroup, slidesToScroll, isInfinite } = options;
  const { isAutoplaying = false, autoplayMs, initialSlide } = options;
  const [state, dispatch] = useReducer(carouselReducer, options, (start) =>
    initialCarousel(start, initialSlide),
  );
  const isInView = useInView(root);
  const { isPreview } = usePage();
  const isAutoplaySetUp = useAutoplayAllowed() && isInView && !isPreview && isMovable(state) && isAutoplaying;
  const isPlaying = isAutoplaySetUp && !state.isStopped && !state.isHeld;

  useEffect(() => {
    const configuration = { slideCount, slidesPerView, slidesPerGroup, slidesToScroll, isInfinite };
    dispatch({ type: 'configure', options: configuration });
  }, [slideCount, slidesPerView, slidesPerGroup, slidesToScroll, isInfinite]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide starts the time anew, however it came.
  useEffect(() => {
    if (!isPlaying) return;
    const next = () => dispatch({ type: 'next' });
    return startAutoplay({ root: root.current, slideCount, autoplayMs, next });
  }, [isPlaying, autoplayMs, state.index]);

  const resume = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resume.current), []);
  const hold = () => {
    clearTimeout(resume.current);
    dispatch({ type: 'hold' });
  };
  const release = () => {
    clearTimeout(resume.current);
    resume.current = setTimeout(() => dispatch({ type: 'release' }), carousel.resumeAfterHoverMs);
  };

  return {
    state,
    dispatch,
    /** Whether slides change by themselves, so that a pause button is needed. */
    isAutoplaySetUp,
    isPlaying,
    /** For the root: pausing while the pointer or the focus is inside. */
    rootHandlers: { onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release },
    /** For the part that is dragged. */
    swipeHandlers: useSwipe(isMovable(state), (step) => dispatch({ type: step })),
    /** For the controls: left and right arrows move by one. */
    onArrowKey: (event: KeyboardEvent) => {
      const step = event.key === 'ArrowRight' ? 'next' : event.key === 'ArrowLeft' ? 'previous' : undefined;
      if (!step) return;
      event.preventDefault();
      dispatch({ type: step });
    },
  };
}
