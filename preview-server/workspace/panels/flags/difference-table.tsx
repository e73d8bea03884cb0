import type { FlagFigures } from '@blattwerk/schemas/web-api/shop/flag-desk-endpoints.ts';
import { type MessageKey, useMessages } from '../messages/messages.ts';
import { conversionKeys } from './conversion-keys.ts';
import { moneyDifferenceText, pointsText, shareText, treatmentName } from './flag-words.ts';
import styles from './flags.module.css';
import { IntervalBar } from './interval-bar.tsx';
import { Scroller } from './scroller.tsx';

type Interval = FlagFigures['differences'][number]['interval'];

/** What the treatments differ by, with the interval in which the difference lies. */
export function DifferenceTable({ figures }: { figures: FlagFigures }) {
  const say = useMessages();
  const { arms, differences, revenueDifferences, baseline, sampleRatio } = figures;
  const isBroken = sampleRatio?.isBroken ?? false;
  const comesLater = revenueDifferences.length === 0 && arms.some(({ revenue }) => revenue.length > 0);
  const caption = say('flags.differencesCaption', { baseline: treatmentName(say, baseline) });
  const reach = reachOf(differences.map(({ interval }) => interval));
  const moneyReach = reachOf(revenueDifferences.map(({ interval }) => interval));
  return (
    <Scroller label={caption}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{say('flags.treatment')}</th>
            <th scope="col">{say('flags.goal')}</th>
            <th scope="col">{say('flags.difference')}</th>
            <th scope="col">{say('flags.interval')}</th>
            <th scope="col">{say('flags.verdict')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ treatment, event, interval, baselineShare, share }) => (
            <tr key={`${treatment} ${event}`}>
              <th scope="row">{treatmentName(say, treatment)}</th>
              <td>{say(conversionKeys[event])}</td>
              <td>
                {say('flags.points', { points: pointsText(say, interval.difference) })}
                <span className={styles.hint}>
                  {shareText(say, baselineShare, 2)} → {shareText(say, share, 2)}
                </span>
              </td>
              <td>
                <IntervalBar interval={interval} reach={reach} />
                <span className={styles.hint}>
                  {pointsText(say, interval.low)} … {pointsText(say, interval.high)}
                </span>
              </td>
              <td>{say(verdictOf(interval, isBroken))}</td>
            </tr>
          ))}
          {revenueDifferences.map(({ treatment, currency, interval }) => (
            <tr key={`${treatment} ${currency}`}>
              <th scope="row">{treatmentName(say, treatment)}</th>
              <td>{say('flags.revenuePerVisitor')}</td>
              <td>{moneyDifferenceText(say, interval.difference, currency)}</td>
              <td>
                <IntervalBar interval={interval} reach={moneyReach} />
                <span className={styles.hint}>
                  {moneyDifferenceText(say, interval.low, currency)} …{' '}
                  {moneyDifferenceText(say, interval.high, currency)}
                </span>
              </td>
              <td>{say(verdictOf(interval, isBroken))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {comesLater && <p className={styles.hint}>{say('flags.revenueLater')}</p>}
    </Scroller>
  );
}

/** Only where all of the interval lies on one side can chance be ruled out. */
/** @param isBroken visitors are not counted properly: no figure says anything */
function verdictOf({ low, high }: Interval, isBroken: boolean): MessageKey {
  if (isBroken) return 'flags.verdict.broken';
  if (low > 0) return 'flags.verdict.better';
  return high < 0 ? 'flags.verdict.worse' : 'flags.verdict.open';
}

/** So that intervals of one kind are drawn to one scale. */
function reachOf(intervals: readonly Interval[]): number {
  return Math.max(...intervals.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]), 1e-9);
}
