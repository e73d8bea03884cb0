import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CarouselAction,
  type CarouselOptions,
  carouselReducer,
  hasNext,
  hasPrevious,
  initialCarousel,
  isMovable,
} from './carousel-state.ts';

const options: CarouselOptions = {
  slideCount: 3,
  slidesPerView: 1,
  slidesPerGroup: 1,
  slidesToScroll: 1,
  isInfinite: true,
};

const run = (start: CarouselOptions, ...actions: CarouselAction[]) =>
  actions.reduce(carouselReducer, initialCarousel(start));
const next: CarouselAction = { type: 'next' };
const previous: CarouselAction = { type: 'previous' };

test('starts at slide 0', () => {
  expect(initialCarousel(options).index).toBe(0);
});

describe('infinite', () => {
  test('wraps at both ends', () => {
    expect(run(options, next, next, next).index).toBe(0);
    expect(run(options, previous).index).toBe(2);
  });

  test('always has a next and a previous slide', () => {
    expect(hasNext(run(options, next, next))).toBe(true);
    expect(hasPrevious(run(options))).toBe(true);
  });
});

describe('bounded', () => {
  const bounded = { ...options, isInfinite: false };

  test('goes back only above slide 0 and on only while more remain', () => {
    expect(run(bounded, previous).index).toBe(0);
    expect(hasPrevious(run(bounded))).toBe(false);
    expect(run(bounded, next, next, next).index).toBe(2);
    expect(hasNext(run(bounded, next, next))).toBe(false);
  });

  test('stops when the last slide stands at the end of the view', () => {
    const four = { slideCount: 6, slidesPerView: 4, slidesPerGroup: 4, slidesToScroll: 4, isInfinite: false };
    expect(run(four, next).index).toBe(2);
    expect(run(four, next, previous).index).toBe(0);
  });
});

test('a step moves by the slides to scroll, whatever a group holds', () => {
  const groups = { slideCount: 9, slidesPerView: 3, slidesPerGroup: 3, slidesToScroll: 1, isInfinite: false };
  expect(run(groups, next, next).index).toBe(2);
  expect(run(groups, next, next, previous).index).toBe(1);
});

test('controls jump to their slide', () => {
  expect(run(options, { type: 'goTo', index: 2 }).index).toBe(2);
  expect(run(options, { type: 'goTo', index: 9 }).index).toBe(2);
});

test('another instance starts at slide 0 again, the same one stays', () => {
  const atTwo = run(options, next, next);
  expect(carouselReducer(atTwo, { type: 'configure', options }).index).toBe(2);
  expect(carouselReducer(atTwo, { type: 'configure', options: { ...options, slideCount: 4 } }).index).toBe(0);
});

test('hovering holds, leaving releases, and pause stays until pressed again', () => {
  expect(run(options, { type: 'hold' }).isHeld).toBe(true);
  expect(run(options, { type: 'hold' }, { type: 'release' }).isHeld).toBe(false);
  const stopped = run(options, { type: 'toggleAutoplay' }, { type: 'hold' }, { type: 'release' });
  expect(stopped.isStopped).toBe(true);
  expect(carouselReducer(stopped, { type: 'toggleAutoplay' }).isStopped).toBe(false);
});

test('moves only when a slide is out of view', () => {
  expect(isMovable({ ...options, slideCount: 1 })).toBe(false);
  expect(isMovable({ ...options, slideCount: 4, slidesPerView: 4 })).toBe(false);
  expect(isMovable({ ...options, slideCount: 5, slidesPerView: 4 })).toBe(true);
});

test('never shows a slide that does not exist', () => {
  const action = fc.oneof(
    fc.constant(next),
    fc.constant(previous),
    fc.integer({ min: -5, max: 20 }).map((index): CarouselAction => ({ type: 'goTo', index })),
  );
  const anyOptions = fc.record({
    slideCount: fc.integer({ min: 0, max: 12 }),
    slidesPerView: fc.integer({ min: 1, max: 5 }),
    slidesPerGroup: fc.integer({ min: 1, max: 5 }),
    slidesToScroll: fc.integer({ min: 1, max: 5 }),
    isInfinite: fc.boolean(),
  });
  fc.assert(
    fc.property(anyOptions, fc.array(action), (start, actions) => {
      const { index } = run(start, ...actions);
      expect(index).toBeGreaterThanOrEqual(0);
      expect(index).toBeLessThanOrEqual(Math.max(0, start.slideCount - start.slidesPerView));
    }),
  );
});
