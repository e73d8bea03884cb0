import { photoPlace } from '@blattwerk/designs/drawing/photo-drawing.ts';
import type { Size } from '@blattwerk/designs/model/shape.ts';
import type { DraftPhoto } from '@blattwerk/schemas/configurator/draft.ts';
import { useEffect, useEffectEvent } from 'react';
import { thumbnailWidth } from './thumbnail-width.ts';

type PhotoThumbnailProps = {
  photo: DraftPhoto;
  slot: Size;
  /** It could not be loaded. */
  onUnseen(): void;
};

/** The part of a photo that is seen in its slot. */
export function PhotoThumbnail({ photo, slot, onUnseen }: PhotoThumbnailProps) {
  const { box, matrix } = photoPlace({ ...slot, x: 0, y: 0 }, photo, photo.crop);
  const href = `${photo.url}?width=${thumbnailWidth}`;
  const tell = useEffectEvent(onUnseen);
  // Asked by an image of its own: the SVG's is drawn, and may have failed, before React listens to it.
  useEffect(() => {
    const image = new Image();
    image.addEventListener('error', () => tell());
    image.src = href;
    return () => image.removeAttribute('src');
  }, [href]);
  return (
    <svg aria-hidden="true" preserveAspectRatio="xMidYMid slice" viewBox={`0 0 ${slot.width} ${slot.height}`}>
      <image
        {...box}
        href={href}
        preserveAspectRatio="none"
        transform={matrix && `matrix(${matrix.join(' ')})`}
      />
    </svg>
  );
}
