import type { Say } from '../texts.ts';
import type { PhotoDesk } from './use-photos.ts';

/** JPEG first and no HEIC: then iPhones hand over JPEGs. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/tiff';

/** The field that files are chosen with; buttons open it. */
export function PhotoInput({ desk, say }: { desk: PhotoDesk; say: Say }) {
  return (
    <input
      accept={accepted}
      aria-label={say('choosePhotos')}
      hidden
      multiple
      onChange={({ currentTarget }) => {
        desk.take([...(currentTarget.files ?? [])]);
        // The same file may be chosen again.
        currentTarget.value = '';
      }}
      ref={desk.input}
      type="file"
    />
  );
}
