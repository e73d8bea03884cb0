import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { type Channel, channels, channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { figurePeriods } from '@blattwerk/schemas/web-api/shop/visit-count-endpoints.ts';
import { useState } from 'react';
import type { FiguresQuestion } from '../../base/api/figures-api.ts';
import { reasonOf } from '../../base/api/result.ts';
import { useFigures } from '../../store/figures/figures-data.ts';
import { Select } from '../controls/select.tsx';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './figures.module.css';
import { PageFigures } from './page-figures.tsx';
import { ProductFigures } from './product-figures.tsx';
import { SearchFigures } from './search-figures.tsx';

/** Pages with their blocks, products and searches, over a period. */
export function Figures() {
  const say = useMessages();
  const [question, setQuestion] = useState<FiguresQuestion>({ channel: 'blattwerk', days: 30 });
  const { data, error, isFetching } = useFigures(question);
  const days = new Intl.DateTimeFormat(say('locale'), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <main aria-busy={isFetching} className={styles.content}>
      <div className={styles.controls}>
        <Select<Channel>
          label={say('figures.channel')}
          layout="inline"
          onChange={(channel) => setQuestion({ ...question, channel })}
          options={channels.map((value) => ({ value, label: channelTable[value].label }))}
          value={question.channel}
        />
        <Select
          label={say('figures.period')}
          layout="inline"
          onChange={(chosen) => {
            const period = figurePeriods.find((one) => String(one) === chosen);
            if (period) setQuestion({ ...question, days: period });
          }}
          options={figurePeriods.map((value) => ({
            value: String(value),
            label: value === 1 ? say('figures.today') : say('figures.days', { count: value }),
          }))}
          value={String(question.days)}
        />
        {data && (
          <p className={styles.hint}>
            {days.formatRange(new Date(data.from), new Date(data.to))} ·{' '}
            {say('figures.newsletter', { count: data.newsletterSignUps })}
          </p>
        )}
      </div>
      <p className={styles.hint}>{say('figures.whose')}</p>
      {error && <Notice tone="error">{errorSentence(say, reasonOf(error))}</Notice>}
      {!data && !error && <Busy>{say('figures.loading')}</Busy>}
      {data && (
        <>
          <PageFigures blocks={data.blocks} channel={question.channel} pages={data.pages} />
          <ProductFigures products={data.products} />
          <SearchFigures searches={data.searches} />
        </>
      )}
    </main>
  );
}
