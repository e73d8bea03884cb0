import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { Fix } from '@blattwerk/schemas/rules/model/fix.ts';
import { assetId } from '@blattwerk/schemas/usage/subject.ts';
import { useState } from 'react';
import { openDialog } from '../../store/dialog-store.ts';
import { useLibrary } from '../../store/server/library.ts';
import { fileName } from '../assets/asset-value.ts';
import { Thumbnail } from '../assets/thumbnail.tsx';
import inputs from '../controls/input.module.css';
import { useMessages } from '../messages/messages.ts';
import type { FoundPicture } from './found-picture.ts';
import styles from './picture-fixes.module.css';

type PictureFixProps = { picture: FoundPicture; onUse(fix: Fix): void };

/** The picture beside a line for what it shows; it begins with what the library says of it. */
export function DescribePicture({ picture, onUse }: PictureFixProps) {
  const say = useMessages();
  const [typed, setTyped] = useState<string>();
  const name = fileName(picture.filename);
  const { data } = useLibrary({
    ...{ search: name, folder: undefined, only: undefined, kind: undefined },
    ...{ order: 'newest', page: 1 },
  });
  const isFound = ({ filename }: { filename: string }) => assetId(filename) === assetId(picture.filename);
  const stored = data?.assets.find(isFound)?.alt ?? '';
  const words = (typed ?? (stored === picture.alt ? '' : stored)).trim();
  return (
    <form
      className={styles.describe}
      onSubmit={(event) => {
        event.preventDefault();
        if (words !== '') onUse(picture.describedAs(words));
      }}
    >
      <Thumbnail filename={picture.filename} />
      <input
        className={inputs.input}
        aria-label={say('findings.altText', { name })}
        placeholder={say('asset.altPlaceholder')}
        value={typed ?? words}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" isDisabled={words === ''}>
        {say('findings.describe')}
      </Button>
    </form>
  );
}

/** Opens the library; the chosen picture takes the place of the one that was found. */
export function ReplacePictureButton({ picture, onUse }: PictureFixProps) {
  const say = useMessages();
  return (
    <Button
      onPress={() =>
        openDialog('assets', {
          multiple: false,
          imagesOnly: true,
          choose: ([chosen]) => chosen && onUse(picture.replacedBy(chosen)),
        })
      }
    >
      {say('findings.otherPicture')}
    </Button>
  );
}
