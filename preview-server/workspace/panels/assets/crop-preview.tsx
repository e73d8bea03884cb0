import { cropWindow } from './crop-window.ts';
import { thumbnailAddress } from './file-facts.ts';
import { readFocus } from './focal-point.ts';
import styles from './uses-list.module.css';

type CropPreviewProps = {
  filename: string;
  size: { width: number; height: number };
  ratio: number;
  focus: string;
};

/** A picture as a place of this shape shows it. */
export function CropPreview({ filename, size, ratio, focus }: CropPreviewProps) {
  const shown = cropWindow(size, ratio, readFocus(focus, size));
  const percent = (part: number) => `${part * 100}%`;
  return (
    <span className={styles.crop} style={{ aspectRatio: ratio }}>
      <img
        src={thumbnailAddress(filename).replace('320x240', '640x640')}
        alt=""
        style={{
          width: percent(1 / shown.width),
          height: percent(1 / shown.height),
          left: percent(-shown.left / shown.width),
          top: percent(-shown.top / shown.height),
        }}
      />
    </span>
  );
}
