import { useEffect } from 'react';
import { Checkbox, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { ancestry, blocksWithin } from '../../base/content/block-index.ts';
import { hideLayer, showLayer } from '../../store/figures/figures-layer.ts';
import { usePageFigures } from '../../store/figures/page-figures.ts';
import { useDocument } from '../../store/page/document.ts';
import { settingsStore, useSettings } from '../../store/settings-store.ts';
import { useMessages } from '../messages/messages.ts';
import { fewViews, shortCounts } from './block-counts.ts';
import styles from './block-figures.module.css';

const periods = [7, 30] as const;

/** Over how many days blocks are counted, of how many visits, and whether it stands upon the page; while figures are shown. */
export function FiguresBar() {
  const shown = useSettings(({ blockFigures }) => blockFigures);
  const isOpen = useDocument(() => true) ?? false;
  return shown && isOpen ? <Bar days={shown.days} isOnPage={shown.isOnPage} /> : null;
}

function Bar({ days, isOnPage }: { days: 7 | 30; isOnPage: boolean }) {
  const say = useMessages();
  const { data, isError } = usePageFigures();
  const storyId = useDocument(({ story }) => story.id);
  const index = useDocument((open) => open.index);

  useEffect(() => {
    if (!isOnPage || !data || !index || storyId === undefined) return;
    const labels = data.blocks
      // The page itself has no place on the page.
      .filter(({ block }) => index.get(block)?.parent !== undefined)
      .map((counts) => ({
        uid: counts.block,
        label: shortCounts(say, counts),
        parts: blocksWithin(index, counts.block),
        depth: ancestry(index, counts.block).length - 1,
      }));
    showLayer({ storyId, labels });
    return hideLayer;
  }, [isOnPage, data, index, storyId, say]);

  const number = new Intl.NumberFormat(say.language);
  return (
    <section aria-label={say('blockFigures.title')} className={styles.bar}>
      <div className={styles.choices}>
        <ToggleButtonGroup
          aria-label={say('figures.period')}
          className={styles.periods ?? ''}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[String(days)]}
          onSelectionChange={(keys) => {
            const period = periods.find((each) => keys.has(String(each)));
            if (period) settingsStore.setState({ blockFigures: { days: period, isOnPage } });
          }}
        >
          {periods.map((each) => (
            <ToggleButton key={each} id={String(each)} className={styles.period ?? ''}>
              {say('figures.days', { count: each })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Checkbox
          className={styles.onPage ?? ''}
          isSelected={isOnPage}
          onChange={(isSelected) => settingsStore.setState({ blockFigures: { days, isOnPage: isSelected } })}
        >
          <span className={styles.box} aria-hidden />
          {say('blockFigures.onPage')}
        </Checkbox>
      </div>
      <p className={styles.hint} role="status">
        {isError
          ? say('blockFigures.unknown')
          : data && say('blockFigures.views', { count: number.format(data.views) })}{' '}
        {data && data.views < fewViews && say('blockFigures.few')}
      </p>
    </section>
  );
}
