import type { Picture } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import { useRef } from 'react';
import { useImageState } from '../picture/use-image-state.ts';
import styles from './product-picture.module.css';

type ProductPictureProps = {
  picture: Picture;
  /** Width the picture takes on the page, as the `sizes` attribute writes it. */
  sizes: string;
  /** Empty where the product's name stands beside it. */
  alt?: string;
  /** The picture visitors see first: loaded at once and before others. */
  isPriority?: boolean;
};

/** A product as the back end draws it, whole and in its own shape; a light ground holds its place until it is there. */
export function ProductPicture({ picture, sizes, alt = '', isPriority = false }: ProductPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const { url, widths, width, height } = picture;
  const address = (pixels: number) => `${url}${url.includes('?') ? '&' : '?'}width=${pixels}`;
  const { state, onLoad, onError } = useImageState(image, url);
  return (
    <span className={styles.box} data-state={state} style={{ aspectRatio: `${width} / ${height}` }}>
      <img
        alt={alt}
        className={styles.image}
        decoding={isPriority ? undefined : 'async'}
        draggable={false}
        fetchPriority={isPriority ? 'high' : undefined}
        height={height}
        loading={isPriority ? 'eager' : 'lazy'}
        onError={onError}
        onLoad={onLoad}
        ref={image}
        sizes={sizes}
        src={address(widths[0] ?? width)}
        srcSet={widths.map((pixels) => `${address(pixels)} ${pixels}w`).join(', ')}
        width={width}
      />
    </span>
  );
}
