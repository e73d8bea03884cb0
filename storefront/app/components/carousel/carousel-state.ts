import { carousel } from '@blattwerk/schemas/shop/pages/carousel.ts';

/** What makes up one carousel; another configuration is another instance and starts at slide 0. */
export type CarouselOptions = {
  slideCount: number;
  slidesPerView: number;
  slidesPerGroup: number;
  /** Slides that one step moves by. */
  slidesToScroll: number;
  isInfinite: boolean;
};

export type CarouselState = CarouselOptions & {
  /** First visible slide, from 0. */
  index: number;
  /** The visitor pressed pause; only the visitor starts it again. */
  isStopped: boolean;
  /** The pointer or the focus is inside (or left less than a second ago). */
  isHeld: boolean;
};

export type CarouselAction =
  | { type: 'next' | 'previous' | 'hold' | 'release' | 'toggleAutoplay' }
  | { type: 'goTo'; index: number }
  | { type: 'configure'; options: CarouselOptions };

export function initialCarousel(
  options: CarouselOptions,
  index: number = carousel.initialSlide,
): CarouselState {
  return { ...options, index: clampIndex(options, index), isStopped: false, isHeld: false };
}

/** The rules of every carousel of the shop (specification, sections 4 and 9), free of timers and elements. */
export function carouselReducer(state: CarouselState, action: CarouselAction): CarouselState {
  switch (action.type) {
    case 'next':
      return { ...state, index: nextIndex(state) };
    case 'previous':
      return { ...state, index: previousIndex(state) };
    case 'goTo':
      return { ...state, index: clampIndex(state, action.index) };
    case 'hold':
      return { ...state, isHeld: true };
    case 'release':
      return { ...state, isHeld: false };
    case 'toggleAutoplay':
      return { ...state, isStopped: !state.isStopped };
    case 'configure':
      return isSame(state, action.options)
        ? state
        : { ...state, ...action.options, index: carousel.initialSlide };
  }
}

/** Whether "next" does anything: always when infinite, else while slides remain. */
export function hasNext(state: CarouselState): boolean {
  return nextIndex(state) !== state.index;
}

export function hasPrevious(state: CarouselState): boolean {
  return previousIndex(state) !== state.index;
}

/** Whether any slide is out of view, so that there is something to move. */
export function isMovable({ slideCount, slidesPerView }: CarouselOptions): boolean {
  return slideCount > slidesPerView;
}

function nextIndex(state: CarouselState): number {
  const last = lastIndex(state);
  if (state.index >= last) return state.isInfinite ? 0 : last;
  return Math.min(state.index + state.slidesToScroll, last);
}

function previousIndex(state: CarouselState): number {
  if (state.index <= 0) return state.isInfinite ? lastIndex(state) : 0;
  return Math.max(state.index - state.slidesToScroll, 0);
}

/** The index at which the last slide stands at the end of the view. */
function lastIndex({ slideCount, slidesPerView }: CarouselOptions): number {
  return Math.max(0, slideCount - Math.floor(slidesPerView));
}

function clampIndex(options: CarouselOptions, index: number): number {
  return Math.min(Math.max(0, index), lastIndex(options));
}

function isSame(state: CarouselState, options: CarouselOptions): boolean {
  return (
    state.slideCount === options.slideCount &&
    state.slidesPerView === options.slidesPerView &&
    state.slidesPerGroup === options.slidesPerGroup &&
    state.slidesToScroll === options.slidesToScroll &&
    state.isInfinite === options.isInfinite
  );
}
