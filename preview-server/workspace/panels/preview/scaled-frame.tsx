import type { Ref } from 'react';
import styles from './preview.module.css';
import type { useFit } from './use-fit.ts';

type ScaledFrameProps = {
  ref?: Ref<HTMLIFrameElement>;
  fit: ReturnType<typeof useFit>;
  url: string;
  title: string;
  onLoad(): void;
};

/** A page at the size that there is room for. */
export function ScaledFrame({ ref, fit, url, title, onLoad }: ScaledFrameProps) {
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
