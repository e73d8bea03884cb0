import { useHealth } from '../../store/health-store.ts';
import { type MessageKey, useMessages } from '../messages/messages.ts';
import { bytesLabel } from './bytes-label.ts';
import styles from './health.module.css';
import { Looking } from './looking.tsx';

/** Of what the page is made, and the least that a line of a phone on the road carries in a second: 1.6 Mbit/s. */
const rows = {
  html: 'check.costHtml',
  scripts: 'check.costScripts',
  styles: 'check.costStyles',
  fonts: 'check.costFonts',
  pictures: 'check.costPictures',
} as const satisfies Record<string, MessageKey>;
const kinds = ['html', 'scripts', 'styles', 'fonts', 'pictures'] as const;
const slowBytesPerSecond = 200_000;

/** What a visitor loads for the page, compressed; nothing that only editors need. */
export function CostPart() {
  const say = useMessages();
  const cost = useHealth(({ outline }) => outline?.cost);
  if (!cost) return <Looking />;
  const all = kinds.reduce((sum, kind) => sum + cost[kind], 0);
  const seconds = new Intl.NumberFormat(say.language, { maximumFractionDigits: 1 }).format(
    all / slowBytesPerSecond,
  );
  return (
    <table className={styles.table}>
      <caption className={styles.quiet}>{say('check.costHelp', { seconds })}</caption>
      <thead>
        <tr>
          <th scope="col">{say('check.costPart')}</th>
          <th scope="col">{say('check.weight')}</th>
        </tr>
      </thead>
      <tbody>
        {kinds
          .filter((kind) => cost[kind] > 0)
          .map((kind) => (
            <tr key={kind}>
              <th scope="row">{say(rows[kind])}</th>
              <td>{bytesLabel(cost[kind], say.language)}</td>
            </tr>
          ))}
        <tr data-sum>
          <th scope="row">{say('check.costAll')}</th>
          <td>{bytesLabel(all, say.language)}</td>
        </tr>
      </tbody>
    </table>
  );
}
