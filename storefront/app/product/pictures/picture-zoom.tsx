import type { Picture } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { ProductPicture } from '../../components/product-picture/product-picture.tsx';
import { useLateMessages } from '../../messages/messages-context.tsx';
import styles from './picture-zoom.module.css';

type PictureZoomProps = {
  picture: Picture;
  description: string;
  /** Closed, it gives the focus back. */
  isOpen: boolean;
  onClose: () => void;
};

const middle = { x: 0.5, y: 0.5 };

/** A picture as large as the window, and once more as large where it is pressed; then it is moved by scrolling. */
export function PictureZoom({ picture, description, isOpen, onClose }: PictureZoomProps) {
  const t = useLateMessages();
  const frame = useRef<HTMLDivElement>(null);
  /** Shares of the picture that are looked at closely; undefined while it is shown whole. */
  const [near, setNear] = useState<{ x: number; y: number }>();
  useLayoutEffect(() => {
    const element = frame.current;
    if (!near || !element) return;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    element.scrollTo(near.x * scrollWidth - clientWidth / 2, near.y * scrollHeight - clientHeight / 2);
  }, [near]);
  function turn({ currentTarget, clientX, clientY, detail }: MouseEvent) {
    if (near) return setNear(undefined);
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // Pressed by keyboard, it is pressed nowhere.
    setNear(detail === 0 ? middle : { x: (clientX - left) / width, y: (clientY - top) / height });
  }
  return (
    <Dialog
      isOpen={isOpen}
      look="large"
      onClose={() => {
        setNear(undefined);
        onClose();
      }}
      title={description}
    >
      <div className={styles.frame} data-near={near !== undefined} ref={frame}>
        <button
          aria-label={t('detail.closer')}
          aria-pressed={near !== undefined}
          className={styles.picture}
          onClick={turn}
          style={{ '--ratio': picture.width / picture.height }}
          type="button"
        >
          <ProductPicture alt={description} picture={picture} sizes={near ? '250vw' : '100vw'} />
        </button>
      </div>
    </Dialog>
  );
}
