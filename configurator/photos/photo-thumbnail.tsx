import { coverBox } from '@blattwerk/designs/drawing/photo-drawing.ts';
import type { Size } from '@blattwerk/designs/model/shape.ts';
import type { DraftPhoto } from '@blattwerk/schemas/configurator/draft.ts';
import { thumbnailWidth } from './thumbnail-width.ts';

type PhotoThumbnailProps = {
  photo: DraftPhoto;
  slot: Size;
  /** It could not be loaded. */
  onUnseen(): void;
};

/** The part of a photo that is seen in its slot. */
export function PhotoThumbnail({ photo, slot, onUnseen }: PhotoThumbnailProps) {
  const area = coverBox({ ...slot, x: 0, y: 0 }, photo, photo.crop);
  return (
    <svg aria-hidden="true" preserveAspectRatio="xMidYMid slice" viewBox={`0 0 ${slot.width} ${slot.height}`}>
      <image
        {...area}
        href={`${photo.url}?width=${thumbnailWidth}`}
        onError={onUnseen}
        preserveAspectRatio="none"
      />
    </svg>
  );
}
