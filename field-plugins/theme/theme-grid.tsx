import { useContext } from 'react';
import { GridList, GridListItem } from 'react-aria-components';
import { LanguageContext } from '../messages/messages.ts';
import { occasionName } from '../shell/occasion-names.ts';
import { SheetFan } from './sheet-fan.tsx';
import { useThemeMessages } from './theme-messages.ts';
import type { ThemeGroup } from './theme-search.ts';
import styles from './theme-tile.module.css';

type ThemeGridProps = {
  groups: readonly ThemeGroup[];
  chosen: number | undefined;
  /** Another page of it is on its way. */
  isStale: boolean;
  open(themeId: number): void;
};

/** Themes as a grid to walk through with the arrow keys; Enter opens one. */
export function ThemeGrid({ groups, chosen, isStale, open }: ThemeGridProps) {
  const say = useThemeMessages();
  const language = useContext(LanguageContext);
  const designs = (count: number) => (count === 1 ? say('oneDesign') : say('designs', { count }));
  return (
    <GridList
      aria-label={say('themes')}
      aria-busy={isStale}
      layout="grid"
      items={groups.map((group) => ({ ...group, id: group.themeId }))}
      onAction={(key) => open(Number(key))}
      className={styles.grid}
    >
      {(group) => (
        <GridListItem textValue={`${group.name}, ${designs(group.designCount)}`} className={styles.tile}>
          <span className={styles.picture}>
            <SheetFan designs={group.designs} />
            {!group.isAvailable && <em className={styles.tag}>{say('unavailable')}</em>}
            {group.themeId === chosen && <em className={styles.chosenTag}>{say('chosen')}</em>}
          </span>
          <span className={styles.caption}>
            <strong>{group.name}</strong>
            <small>
              {[
                designs(group.designCount),
                ...group.occasions.slice(0, 1).map((occasion) => occasionName(occasion, language)),
              ].join(' · ')}
            </small>
          </span>
        </GridListItem>
      )}
    </GridList>
  );
}
