import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import type { ManagementStorySummary } from '../../../../content-space/story-shape/management-story.ts';
import { searchStories } from '../../../base/stories/story-nodes.ts';
import { useStories } from '../../../store/server/queries.ts';
import inputs from '../../controls/input.module.css';
import popovers from '../../controls/popover.module.css';
import { useMessages } from '../../messages/messages.ts';
import styles from './story-picker.module.css';

const shown = 50;

type StoryPickerProps = {
  label: string;
  /** UUID of the chosen page. */
  value: string | undefined;
  accepts?(story: ManagementStorySummary): boolean;
  onChange(story: ManagementStorySummary | undefined): void;
};

/** Finds a page by its name or address. */
export function StoryPicker({ label, value, accepts = () => true, onChange }: StoryPickerProps) {
  const say = useMessages();
  const { stories } = useStories();
  const chosen = stories.find(({ uuid }) => uuid === value);
  const [query, setQuery] = useState<string>();
  const isSearching = query !== undefined && query !== chosen?.name;
  const found = searchStories(stories, isSearching ? query : '')
    .filter(accepts)
    .slice(0, shown);
  return (
    <ComboBox
      aria-label={label}
      className={styles.picker ?? ''}
      menuTrigger="focus"
      items={found}
      inputValue={query ?? chosen?.name ?? ''}
      selectedKey={chosen?.uuid ?? null}
      allowsEmptyCollection
      onInputChange={setQuery}
      onSelectionChange={(key) => {
        const story = stories.find(({ uuid }) => uuid === key);
        setQuery(undefined);
        if (story) onChange(story);
      }}
      // Not when the list closes: scrolling the form closes it too, and what was typed stays.
      onBlur={() => setQuery(undefined)}
    >
      <div className={styles.box}>
        <Input
          className={inputs.input ?? ''}
          placeholder={value && !chosen ? say('link.missingPage') : say('link.searchPage')}
        />
        <Button className={styles.open ?? ''}>
          <ChevronDown size={14} aria-hidden />
        </Button>
      </div>
      <Popover className={popovers.popover ?? ''}>
        <ListBox<ManagementStorySummary>
          className={popovers.list ?? ''}
          renderEmptyState={() => <p className={styles.none}>{say('stories.noneFound')}</p>}
        >
          {(story) => (
            <ListBoxItem id={story.uuid} textValue={story.name} className={popovers.option ?? ''}>
              <span>
                {story.name}
                <span className={styles.path}>{story.full_slug}</span>
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
