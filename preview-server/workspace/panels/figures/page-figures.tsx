import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Figures } from '@blattwerk/schemas/web-api/shop/visit-count-endpoints.ts';
import { useState } from 'react';
import type { BlockName } from '../../base/figures/block-names.ts';
import { pageOfPath } from '../../base/figures/page-of-path.ts';
import { blockLabel } from '../../base/schema/labels.ts';
import { useBlockNames } from '../../store/figures/block-names.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './figures.module.css';
import { FiguresTable } from './figures-table.tsx';
import { revenueText } from './revenue-text.ts';

type PageFiguresProps = Pick<Figures, 'pages' | 'blocks'> & { channel: Channel };

/** Pages by how often they are seen; of the chosen one, its blocks. */
export function PageFigures({ pages, blocks, channel }: PageFiguresProps) {
  const say = useMessages();
  const { config } = useOpenSession();
  const [chosen, setChosen] = useState<string>();
  const brand = config.channels.find(({ id }) => id === channel);
  const origin = brand?.sites[0]?.origin;
  const shown = pages.some(({ path }) => path === chosen) ? chosen : pages[0]?.path;
  const names = useBlockNames(
    brand && shown !== undefined ? pageOfPath(shown, brand) : undefined,
    say.language,
  );
  return (
    <>
      <FiguresTable
        heads={[
          say('figures.page'),
          say('figures.views'),
          say('figures.clicks'),
          say('figures.basket'),
          say('figures.orders'),
          say('figures.revenue'),
        ]}
        none={say('figures.none')}
        rows={pages.map(({ path, views, clicks, basket, orders, revenue }) => ({
          key: path,
          name: (
            <Button kind="link" onPress={() => setChosen(path)}>
              {path}
            </Button>
          ),
          figures: [views, clicks, basket, orders, revenueText(say, revenue)],
        }))}
        title={say('figures.pages')}
      />
      {shown !== undefined && (
        <div className={styles.ofPage}>
          <FiguresTable
            heads={[
              say('figures.block'),
              say('figures.views'),
              say('figures.clicks'),
              say('figures.baskets'),
              say('figures.orders'),
              say('figures.revenue'),
            ]}
            none={say('figures.noBlocks')}
            rows={blocks
              .filter(({ path }) => path === shown)
              .map(({ component, block, views, clicks, baskets, orders, revenue }) => ({
                key: `${component} ${block}`,
                name: <BlockLabel component={component} name={names.get(block)} />,
                figures: [views, clicks, baskets, orders, revenueText(say, revenue)],
              }))}
            title={say('figures.blocks', { path: shown })}
          />
          <p className={styles.hint}>{say('figures.after')}</p>
          {origin !== undefined && !shown.includes('*') && (
            <a className={styles.link} href={`${origin}${shown}`} rel="noreferrer" target="_blank">
              {say('figures.open')}
            </a>
          )}
        </div>
      )}
    </>
  );
}

/** `Folie Alles für die Hochzeit`: the kind of a block, and its words or place. */
function BlockLabel({ component, name }: { component: string; name: BlockName | undefined }) {
  const say = useMessages();
  return (
    <>
      {blockLabel(component, say.language)}
      {name && (
        <span className={styles.words}>
          {' '}
          {'words' in name ? name.words : say('figures.place', { count: name.place })}
        </span>
      )}
    </>
  );
}
