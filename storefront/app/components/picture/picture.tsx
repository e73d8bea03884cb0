import { type CSSProperties, useRef } from 'react';
import type { FieldMark } from '../../context/editable.ts';
import styles from './picture.module.css';
import { focusPosition, type PictureAsset, pictureSource, type SourceRequest } from './picture-source.ts';
import { useImageState } from './use-image-state.ts';

export type PictureProps = SourceRequest & {
  /** Width the picture takes on the page, as the `sizes` attribute writes it. */
  sizes: string;
  /** Another picture or crop for wide screens (from 900 px). */
  wide?: SourceRequest & { sizes: string };
  /** The picture visitors see first: loaded at once and before others. */
  isPriority?: boolean;
  className?: string;
  /** Of the field that the picture is chosen in. */
  mark?: FieldMark;
};

export const wideMedia = '(min-width: 900px)';
const narrowMedia = '(width < 900px)';

/** A picture of the shop: the browser picks size and format, a light ground holds its place until it is there. */
export function Picture(props: PictureProps) {
  const { asset, sizes, wide, isPriority = false, className, mark } = props;
  const image = useRef<HTMLImageElement>(null);
  const source = pictureSource(props);
  const wideSource = wide && pictureSource(wide);
  const { state, onLoad, onError } = useImageState(image, `${source?.srcSet} ${wideSource?.srcSet}`);
  if (!source) return null;
  return (
    <span
      {...mark}
      className={className ? `${styles.box} ${className}` : styles.box}
      data-state={state}
      style={ratioStyle(source.size, wideSource?.size)}
    >
      {isPriority && <Preload {...source} media={wideSource && narrowMedia} sizes={sizes} />}
      {isPriority && wide && wideSource && <Preload {...wideSource} media={wideMedia} sizes={wide.sizes} />}
      <picture>
        {wide && wideSource && <source media={wideMedia} sizes={wide.sizes} srcSet={wideSource.srcSet} />}
        <img
          alt={asset.alt ?? ''}
          className={styles.image}
          decoding={isPriority ? undefined : 'async'}
          draggable={false}
          fetchPriority={isPriority ? 'high' : undefined}
          loading={isPriority ? 'eager' : 'lazy'}
          onError={onError}
          onLoad={onLoad}
          ref={image}
          sizes={sizes}
          src={source.src}
          srcSet={source.srcSet}
          style={focusStyle(asset)}
        />
      </picture>
    </span>
  );
}

type PreloadProps = { src: string; srcSet: string; sizes: string; media: string | undefined };

/** In the head, where the browser finds it before the page; React itself names only pictures without a choice. */
function Preload({ src, srcSet, sizes, media }: PreloadProps) {
  return (
    <link
      as="image"
      fetchPriority="high"
      href={src}
      imageSizes={sizes}
      imageSrcSet={srcSet}
      media={media}
      rel="preload"
    />
  );
}

function focusStyle(asset: PictureAsset): CSSProperties | undefined {
  const objectPosition = focusPosition(asset);
  return objectPosition ? { objectPosition } : undefined;
}

type Size = { width: number; height: number };

function ratioStyle(narrow: Size | undefined, wide: Size | undefined): CSSProperties | undefined {
  if (!narrow) return undefined;
  return { '--ratio': ratioOf(narrow), '--ratio-wide': wide && ratioOf(wide) };
}

function ratioOf({ width, height }: Size): string {
  return `${width} / ${height}`;
}
