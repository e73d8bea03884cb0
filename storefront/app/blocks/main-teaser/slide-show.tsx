import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { carousel as rules } from '@blattwerk/schemas/shop/pages/carousel.ts';
import { useId, useRef } from 'react';
import { PauseButton } from '../../components/carousel/carousel-controls.tsx';
import { useCarousel } from '../../components/carousel/use-carousel.ts';
import { useIsMounted } from '../../components/use-is-mounted.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { StoryBlock } from '../story-blocks.tsx';
import styles from './slide-show.module.css';
import { SlideTabs } from './slide-tabs.tsx';

export type Slide = BlockOf<'teaser_slide'> | BlockOf<'three_section_slide'>;

type SlideShowProps = { slides: readonly Slide[]; isFirst?: boolean };

/** The slides of a main teaser: a single one stands still, several change in place with a control for each below. */
export function SlideShow({ slides, isFirst }: SlideShowProps) {
  const [only] = slides;
  if (slides.length === 1) return <StoryBlock blok={only} isFirst={isFirst} />;
  return <ChangingSlides isFirst={isFirst} slides={slides} />;
}

function ChangingSlides({ slides, isFirst }: SlideShowProps) {
  const t = useMessages();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const carousel = useCarousel(root, {
    slideCount: slides.length,
    slidesPerView: 1,
    slidesPerGroup: 1,
    slidesToScroll: 1,
    isInfinite: true,
    isAutoplaying: true,
    autoplayMs: rules.mainTeaserAutoplayMs,
  });
  const { state, dispatch } = carousel;
  const isMounted = useIsMounted();
  return (
    <section
      aria-label={t('teaser.label')}
      aria-roledescription={t('carousel.role')}
      className={styles.show}
      ref={root}
      {...carousel.rootHandlers}
    >
      {/* Slides lie upon one another, so the stage is as high as the highest and nothing moves on change. */}
      <div
        aria-live={carousel.isPlaying ? 'off' : 'polite'}
        className={styles.stage}
        {...carousel.swipeHandlers}
      >
        {slides.map((slide, index) => (
          <div
            aria-labelledby={`${id}-tab-${index}`}
            aria-roledescription={t('carousel.slideRole')}
            className={styles.slide}
            data-current={index === state.index}
            id={`${id}-slide-${index}`}
            inert={isMounted && index !== state.index}
            key={slide._uid}
            role="tabpanel"
          >
            <StoryBlock blok={slide} isFirst={isFirst && index === 0} />
          </div>
        ))}
      </div>
      <div className={styles.controls}>
        <SlideTabs id={id} onArrowKey={carousel.onArrowKey} slides={slides} {...{ dispatch, state }} />
        {carousel.isAutoplaySetUp && <PauseButton dispatch={dispatch} state={state} />}
      </div>
    </section>
  );
}
