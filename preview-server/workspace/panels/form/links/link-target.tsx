import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { useId } from 'react';
import type { ManagementStorySummary } from '../../../../content-space/story-shape/management-story.ts';
import { openDialog } from '../../../store/dialog-store.ts';
import { fileName } from '../../assets/asset-value.ts';
import inputs from '../../controls/input.module.css';
import { useMessages } from '../../messages/messages.ts';
import styles from './link.module.css';
import { isSafeAddress, type Link } from './link-value.ts';
import { StoryPicker } from './story-picker.tsx';

type LinkTargetProps = {
  link: Link;
  accepts: ((story: ManagementStorySummary) => boolean) | undefined;
  onChange(part: Partial<Link>): void;
};

/** Control for the target of a link: a page, an address, an e-mail address or a file. */
export function LinkTarget({ link, accepts, onChange }: LinkTargetProps) {
  const say = useMessages();
  const hintId = useId();
  switch (link.type) {
    case 'story':
      return (
        <StoryPicker
          label={say('link.story')}
          value={link.story || undefined}
          accepts={accepts}
          onChange={(story) => story && onChange({ story: story.uuid, url: story.full_slug })}
        />
      );
    case 'url': {
      const isUnsafe = link.url !== '' && !isSafeAddress(link.url);
      return (
        <div className={styles.stack}>
          <input
            className={inputs.input}
            aria-label={say('link.url')}
            aria-invalid={isUnsafe}
            aria-describedby={hintId}
            placeholder="https://"
            inputMode="url"
            value={link.url}
            onChange={(event) => onChange({ url: event.target.value })}
          />
          <p id={hintId} className={inputs.error}>
            {isUnsafe && say('link.unsafe')}
          </p>
        </div>
      );
    }
    case 'email':
      return (
        <input
          className={inputs.input}
          aria-label={say('link.email')}
          placeholder="name@example.com"
          type="email"
          value={link.email}
          onChange={(event) => onChange({ email: event.target.value })}
        />
      );
    case 'asset':
      return (
        <div className={styles.file}>
          <span className={styles.fileName}>{link.url ? fileName(link.url) : say('link.noFile')}</span>
          <Button
            kind="link"
            onPress={() =>
              openDialog('assets', {
                multiple: false,
                imagesOnly: false,
                choose: ([asset]) => asset && onChange({ url: asset.filename }),
              })
            }
          >
            {say('asset.choose')}
          </Button>
        </div>
      );
  }
}
