import { colourOf, contrastRatio, paper } from '@blattwerk/schemas/shop/pages/contrast.ts';
import { type Dispatch, type KeyboardEvent, useEffect, useRef } from 'react';
import type { CarouselAction, CarouselState } from '../../components/carousel/carousel-state.ts';
import { marksOf } from '../../context/editable.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import type { Slide } from './slide-show.tsx';
import styles from './slide-tabs.module.css';

type SlideTabsProps = {
  id: string;
  slides: readonly Slide[];
  state: CarouselState;
  dispatch: Dispatch<CarouselAction>;
  onArrowKey: (event: KeyboardEvent) => void;
};

/** One control per slide, showing its control text; a click or the arrow keys change the slide. */
export function SlideTabs({ id, slides, state, dispatch, onArrowKey }: SlideTabsProps) {
  const t = useMessages();
  const list = useRef<HTMLDivElement>(null);
  const { index: current } = state;
  useEffect(() => {
    const tabs = list.current;
    const tab = tabs?.children[current];
    if (tab instanceof HTMLElement && tabs?.contains(document.activeElement)) tab.focus();
  }, [current]);
  return (
    <div
      aria-label={t('teaser.label')}
      className={styles.tabs}
      onKeyDown={onArrowKey}
      ref={list}
      role="tablist"
    >
      {slides.map((slide, index) => (
        <button
          aria-controls={`${id}-slide-${index}`}
          aria-label={
            slide.control ? undefined : t('carousel.position', { position: index + 1, count: slides.length })
          }
          aria-selected={index === current}
          className={styles.tab}
          id={`${id}-tab-${index}`}
          key={slide._uid}
          onClick={() => dispatch({ type: 'goTo', index })}
          role="tab"
          style={lineColours(slide)}
          tabIndex={index === current ? 0 : -1}
          type="button"
          {...marksOf(slide).control}
        >
          {slide.control || <span className={styles.dot} />}
        </button>
      ))}
    </div>
  );
}

/** The line on phones where the editor names no colour. */
const mobileDefault = '#ffffff';
/** Least contrast of what is no text, WCAG 2.2 AA. */
const lineContrast = 3;

/** An editor's colours of the line; one that would vanish on paper, as white does, is edged by ink. */
function lineColours(slide: Slide) {
  const wide = colourOf(slide.controlColor);
  const narrow =
    slide.component === 'teaser_slide' ? (colourOf(slide.controlColorMobile) ?? mobileDefault) : undefined;
  return {
    '--line-wide': wide,
    '--line-wide-edge': edgeOf(wide),
    '--line-narrow': narrow,
    '--line-narrow-edge': edgeOf(narrow),
  };
}

function edgeOf(colour: string | undefined): string | undefined {
  return colour && (contrastRatio(colour, paper) ?? 0) < lineContrast ? 'var(--ink-2)' : undefined;
}
