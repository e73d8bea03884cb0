import { photoPlace } from '@blattwerk/designs/drawing/photo-drawing.ts';
import { photoFilter } from '@blattwerk/designs/drawing/photo-filter.ts';
import type { Size } from '@blattwerk/designs/model/shape.ts';
import type { DraftPhoto } from '@blattwerk/schemas/configurator/draft.ts';
import { useEffect, useEffectEvent, useId } from 'react';
import { thumbnailWidth } from './thumbnail-width.ts';

type PhotoThumbnailProps = {
  photo: DraftPhoto;
  slot: Size;
  /** It could not be loaded. */
  onUnseen(): void;
};

/** The part of a photo that is seen in its slot, in the colours that it has there. */
export function PhotoThumbnail({ photo, slot, onUnseen }: PhotoThumbnailProps) {
  const { box, matrix } = photoPlace({ ...slot, x: 0, y: 0 }, photo, photo.crop);
  const { filter } = photo.crop;
  const id = useId();
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
      {filter && photoFilter(id, filter)}
      <image
        {...box}
        filter={filter && `url(#${id})`}
        href={href}
        preserveAspectRatio="none"
        transform={matrix && `matrix(${matrix.join(' ')})`}
      />
    </svg>
  );
}
