import type { Ref } from 'react';
import styles from './preview.module.css';
import type { Fit } from './use-fit.ts';

type ScaledFrameProps = {
  url: string;
  fit: Fit;
  title: string;
  ref?: Ref<HTMLIFrameElement>;
  onLoad(): void;
};

/** A page in a frame as wide as its device, shown smaller where there is less room. */
export function ScaledFrame({ url, fit, title, ref, onLoad }: ScaledFrameProps) {
  return (
    <div
      className={styles.scaler}
      style={{
        width: fit.width,
        height: fit.height,
        transform: `scale(${fit.scale}) translateX(-50%)`,
      }}
    >
      <iframe key={url} ref={ref} className={styles.frame} src={url} onLoad={onLoad} title={title} />
    </div>
  );
}
