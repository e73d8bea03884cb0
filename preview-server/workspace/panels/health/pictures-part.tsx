import type { PagePicture } from '@blattwerk/schemas/preview/inspection.ts';
import { useHealth } from '../../store/health-store.ts';
import type { MessageKey } from '../messages/messages.ts';
import { useMessages } from '../messages/messages.ts';
import { bytesLabel } from './bytes-label.ts';
import styles from './health.module.css';
import { Looking } from './looking.tsx';
import type { PartProps } from './part-props.ts';
import { type PictureFault, pictureFaults } from './picture-faults.ts';
import { SpotLink, useSpotPlace } from './spot-place.tsx';

const faultLabels: Record<PictureFault, MessageKey> = {
  blurred: 'check.pictureBlurred',
  heavy: 'check.pictureHeavy',
  cropped: 'check.pictureCropped',
};

/** The page's pictures at the width that the preview shows: weight, sharpness, crop. The heaviest come first. */
export function PicturesPart({ isMeant }: PartProps) {
  const say = useMessages();
  const outline = useHealth((state) => state.outline);
  if (!outline) return <Looking />;
  const pictures = outline.pictures
    .filter(({ spot }) => isMeant(spot?.uid))
    .toSorted((one, other) => (other.bytes ?? 0) - (one.bytes ?? 0));
  if (pictures.length === 0) return <p className={styles.quiet}>{say('check.noPictures')}</p>;
  return (
    <table className={styles.table}>
      <caption className={styles.quiet}>{say('check.picturesHelp')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('check.picture')}</th>
          <th scope="col">{say('check.weight')}</th>
          <th scope="col">{say('check.file')}</th>
          <th scope="col">{say('check.shown')}</th>
          <th scope="col">{say('check.crop')}</th>
        </tr>
      </thead>
      <tbody>
        {pictures.map((picture, at) => (
          <PictureRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand twice, and the table is made anew
            key={`${picture.address} ${at}`}
            picture={picture}
          />
        ))}
      </tbody>
    </table>
  );
}

function PictureRow({ picture }: { picture: PagePicture }) {
  const say = useMessages();
  const place = useSpotPlace(picture.spot);
  const faults = pictureFaults(picture);
  const { alt, bytes, file, shown, croppedAway, spot } = picture;
  return (
    <tr>
      <th scope="row">
        <SpotLink spot={spot}>{alt === '' ? say('check.decorative') : alt}</SpotLink>
        <span className={styles.place}>{place}</span>
        {faults.map((fault) => (
          <span key={fault} className={styles.fault} data-severity="warning">
            {say(faultLabels[fault])}
          </span>
        ))}
      </th>
      <td>{bytes === null ? '–' : bytesLabel(bytes, say.language)}</td>
      <td>{`${file.width} × ${file.height}`}</td>
      <td>{`${shown.width} × ${shown.height}`}</td>
      <td>{new Intl.NumberFormat(say.language, { style: 'percent' }).format(croppedAway)}</td>
    </tr>
  );
}
