import { Suspense, useId, useRef, useState } from 'react';
import type { GalleryPicture } from '../../../page/product/gallery-pictures.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { ProductPicture } from '../../components/product-picture/product-picture.tsx';
import { late } from '../../late/late.tsx';
import { useLateMessages } from '../../messages/messages-context.tsx';
import styles from './gallery.module.css';

const PictureZoom = late(async () => (await import('./picture-zoom.tsx')).PictureZoom);

/** Widths the large and the small pictures take on the page. */
const stageSizes = '(min-width: 1300px) 700px, (min-width: 1024px) calc(100vw - 540px), 100vw';
const thumbnailSizes = '72px';

type GalleryProps = { name: string; pictures: readonly GalleryPicture[] };

/** A product's pictures: one large, the others small below it. Swiped by the browser itself, so it works without scripts. */
export function Gallery({ name, pictures }: GalleryProps) {
  const t = useLateMessages();
  const id = useId();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [enlarged, setEnlarged] = useState<GalleryPicture>();
  const [isZoomed, setIsZoomed] = useState(false);
  const describe = ({ label, page, isCloseUp }: GalleryPicture) => {
    if (label) return t('detail.pictureShows', { name, label });
    if (isCloseUp) return t('detail.closeUpOf', { name });
    return page && page > 1 ? t('detail.pageOf', { name, page }) : name;
  };
  const show = (index: number) => {
    const element = strip.current;
    element?.scrollTo({ left: index * element.clientWidth });
  };
  const follow = () => {
    const element = strip.current;
    if (element && element.clientWidth > 0) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
  };
  return (
    <section aria-label={t('detail.pictures')} className={styles.gallery}>
      <div className={styles.stage}>
        <ul
          aria-label={t('detail.picturesOf', { name })}
          className={styles.strip}
          onScroll={follow}
          ref={strip}
          // What scrolls must be reached by keyboard; arrow keys turn the pictures.
          tabIndex={pictures.length > 1 ? 0 : undefined}
        >
          {pictures.map((shown, index) => (
            <li className={styles.slide} id={`${id}-${index}`} key={shown.picture.url}>
              <Frame
                description={describe(shown)}
                isFirst={index === 0}
                onEnlarge={() => {
                  setEnlarged(shown);
                  setIsZoomed(true);
                }}
                shown={shown}
              />
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <>
            <TurnButton direction="previous" isDisabled={current === 0} onClick={() => show(current - 1)} />
            <TurnButton
              direction="next"
              isDisabled={current >= pictures.length - 1}
              onClick={() => show(current + 1)}
            />
          </>
        )}
      </div>
      {enlarged && (
        <Suspense fallback={null}>
          <PictureZoom
            description={describe(enlarged)}
            isOpen={isZoomed}
            onClose={() => setIsZoomed(false)}
            picture={enlarged.picture}
          />
        </Suspense>
      )}
      {pictures.length > 1 && (
        <ul className={styles.thumbnails}>
          {pictures.map((shown, index) => (
            <li key={shown.picture.url}>
              <a
                aria-current={index === current || undefined}
                aria-label={t('detail.showPicture', { picture: describe(shown) })}
                className={styles.thumbnail}
                href={`#${id}-${index}`}
                onClick={(event) => {
                  event.preventDefault();
                  show(index);
                }}
              >
                <span className={styles.small} data-shape={shapeOf(shown)}>
                  <ProductPicture picture={shown.picture} sizes={thumbnailSizes} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type FrameProps = { shown: GalleryPicture; description: string; isFirst: boolean; onEnlarge: () => void };

function Frame({ shown, description, isFirst, onEnlarge }: FrameProps) {
  const t = useLateMessages();
  const { url, widths, width } = shown.picture;
  return (
    <div className={styles.frame} data-shape={shapeOf(shown)}>
      <ProductPicture alt={description} isPriority={isFirst} picture={shown.picture} sizes={stageSizes} />
      {/* Without scripts the picture itself. */}
      <a
        className={styles.enlarge}
        href={`${url}${url.includes('?') ? '&' : '?'}width=${widths.at(-1) ?? width}`}
        onClick={(event) => {
          event.preventDefault();
          onEnlarge();
        }}
      >
        <span className="visually-hidden">{t('detail.enlarge', { picture: description })}</span>
      </a>
    </div>
  );
}

/** Scenes fill the frame, sheets lie in it. */
function shapeOf({ label, picture }: GalleryPicture): 'scene' | 'tall' | 'wide' {
  if (label || picture.isScene) return 'scene';
  return picture.width > picture.height * 1.2 ? 'wide' : 'tall';
}

type TurnButtonProps = { direction: 'previous' | 'next'; isDisabled: boolean; onClick: () => void };

function TurnButton({ direction, isDisabled, onClick }: TurnButtonProps) {
  const t = useLateMessages();
  return (
    <button
      aria-label={t(direction === 'next' ? 'detail.nextPicture' : 'detail.previousPicture')}
      className={styles.turn}
      data-direction={direction}
      disabled={isDisabled}
      onClick={onClick}
      type="button"
    >
      <Icon name={direction === 'next' ? 'chevronRight' : 'chevronLeft'} />
    </button>
  );
}
