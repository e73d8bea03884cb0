import { Check } from 'lucide-react';
import { Checkbox } from 'react-aria-components';
import type { ManagementStorySummary } from '../../../../content-space/story-shape/management-story.ts';
import inputs from '../../controls/input.module.css';
import { Select } from '../../controls/select.tsx';
import { useMessages } from '../../messages/messages.ts';
import checks from '../field/check.module.css';
import styles from './link.module.css';
import { LinkTarget } from './link-target.tsx';
import { emptyLink, type Link, type LinkType } from './link-value.ts';

type LinkEditorProps = {
  link: Link;
  types: readonly LinkType[];
  showsAnchor: boolean;
  showsNewTab: boolean;
  accepts?: (story: ManagementStorySummary) => boolean;
  onChange(link: Link): void;
};

/** Kind and target of a link; for multilink fields and for links in rich text. */
export function LinkEditor({ link, types, showsAnchor, showsNewTab, accepts, onChange }: LinkEditorProps) {
  const say = useMessages();
  const change = (part: Partial<Link>) => onChange({ ...link, ...part });
  return (
    <div className={styles.stack}>
      <div className={styles.target}>
        {types.length > 1 && (
          <Select
            layout="bare"
            label={say('link.type')}
            value={link.type}
            options={types.map((type) => ({ value: type, label: say(`link.${type}`) }))}
            onChange={(type) => onChange({ ...emptyLink, type, newTab: link.newTab })}
          />
        )}
        <LinkTarget link={link} accepts={accepts} onChange={change} />
      </div>
      <div className={styles.details}>
        {showsAnchor && link.type === 'story' && (
          <input
            className={inputs.input}
            aria-label={say('link.anchor')}
            placeholder={say('link.anchor')}
            value={link.anchor}
            onChange={(event) => change({ anchor: event.target.value.replace(/^#/, '') })}
          />
        )}
        {showsNewTab && (
          <Checkbox
            className={checks.check ?? ''}
            isSelected={link.newTab}
            onChange={(newTab) => change({ newTab })}
          >
            <span className={checks.box}>{link.newTab && <Check size={12} aria-hidden />}</span>
            {say('link.newTab')}
          </Checkbox>
        )}
      </div>
    </div>
  );
}
