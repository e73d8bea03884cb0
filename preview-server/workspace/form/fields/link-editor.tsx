import { Check } from 'lucide-react';
import { useId } from 'react';
import { Checkbox } from 'react-aria-components';
import type { ManagementStorySummary } from '../../../content-space/story-shape/management-story.ts';
import { Button } from '../../controls/button.tsx';
import controls from '../../controls/controls.module.css';
import { Select } from '../../controls/select.tsx';
import { openDialog } from '../../dialogs/dialog-store.ts';
import { useMessages } from '../../messages/messages.ts';
import styles from '../form.module.css';
import { isSafeAddress, type Link, type LinkType } from './link-value.ts';
import { StoryPicker } from './story-picker.tsx';

type LinkEditorProps = {
  link: Link;
  types: readonly LinkType[];
  showsAnchor: boolean;
  showsNewTab: boolean;
  accepts?(story: ManagementStorySummary): boolean;
  onChange(link: Link): void;
};

/** Kind and target of a link; for multilink fields and for links in rich text. */
export function LinkEditor({ link, types, showsAnchor, showsNewTab, accepts, onChange }: LinkEditorProps) {
  const say = useMessages();
  const hintId = useId();
  const change = (part: Partial<Link>) => onChange({ ...link, ...part });
  const isUnsafe = link.type === 'url' && link.url !== '' && !isSafeAddress(link.url);
  return (
    <div className={styles.list}>
      {types.length > 1 && (
        <Select
          layout="bare"
          label={say('link.type')}
          value={link.type}
          options={types.map((type) => ({ value: type, label: say(`link.${type}`) }))}
          onChange={(type) => change({ type, url: '', story: '', email: '', anchor: '' })}
        />
      )}
      {link.type === 'story' && (
        <StoryPicker
          label={say('link.story')}
          value={link.story || undefined}
          accepts={accepts}
          onChange={(story) => story && change({ story: story.uuid, url: story.full_slug })}
        />
      )}
      {link.type === 'url' && (
        <>
          <input
            className={controls.input}
            aria-label={say('link.url')}
            aria-invalid={isUnsafe}
            aria-describedby={hintId}
            placeholder="https://"
            inputMode="url"
            value={link.url}
            onChange={(event) => change({ url: event.target.value })}
          />
          {isUnsafe && (
            <p id={hintId} className={controls.error}>
              {say('link.unsafe')}
            </p>
          )}
        </>
      )}
      {link.type === 'email' && (
        <input
          className={controls.input}
          aria-label={say('link.email')}
          placeholder="name@example.com"
          type="email"
          value={link.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      )}
      {link.type === 'asset' && (
        <div className={styles.row}>
          <span className={styles.itemText}>{link.url.split('/').at(-1) || say('link.noFile')}</span>
          <Button
            kind="link"
            onPress={() =>
              openDialog({
                kind: 'assets',
                multiple: false,
                imagesOnly: false,
                choose: ([asset]) => asset && change({ url: asset.filename }),
              })
            }
          >
            {say('asset.choose')}
          </Button>
        </div>
      )}
      {showsAnchor && link.type === 'story' && (
        <input
          className={controls.input}
          aria-label={say('link.anchor')}
          placeholder={say('link.anchor')}
          value={link.anchor}
          onChange={(event) => change({ anchor: event.target.value.replace(/^#/, '') })}
        />
      )}
      {showsNewTab && (
        <Checkbox
          className={styles.check ?? ''}
          isSelected={link.newTab}
          onChange={(newTab) => change({ newTab })}
        >
          <span className={styles.box}>{link.newTab && <Check size={12} aria-hidden />}</span>
          {say('link.newTab')}
        </Checkbox>
      )}
    </div>
  );
}
