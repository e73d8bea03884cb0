import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import type {
  FigureArm,
  FlagFigures as Figures,
} from '@blattwerk/schemas/web-api/shop/flag-desk-endpoints.ts';
import { useMessages } from '../messages/messages.ts';
import { conversionKeys } from './conversion-keys.ts';
import { DifferenceTable } from './difference-table.tsx';
import { momentText, moneyText, probabilityText, shareText, treatmentName } from './flag-words.ts';
import styles from './flags.module.css';
import { Scroller } from './scroller.tsx';

type FlagFiguresProps = { figures: Figures; plannedVisitors: number | null };

/** What a test has shown so far, with everything that speaks against believing it. */
export function FlagFigures({ figures, plannedVisitors }: FlagFiguresProps) {
  const say = useMessages();
  const { since, arms } = figures;
  const visitors = arms.reduce((sum, arm) => sum + arm.visitors, 0);
  return (
    <section aria-label={say('flags.figures')} className={styles.section}>
      <h3>{say('flags.figures')}</h3>
      {since === null || arms.length < 2 ? (
        <p className={styles.hint}>{say('flags.figuresNone')}</p>
      ) : (
        <>
          <p className={styles.hint}>{say('flags.figuresSince', { at: momentText(say, since) })}</p>
          <Doubts figures={figures} plannedVisitors={plannedVisitors} visitors={visitors} />
          <ArmTable arms={arms} visitors={visitors} />
          <p className={styles.hint}>{say('flags.impressionsHint')}</p>
          {visitors > 0 && <DifferenceTable figures={figures} />}
        </>
      )}
    </section>
  );
}

function Doubts({ figures, plannedVisitors, visitors }: FlagFiguresProps & { visitors: number }) {
  const say = useMessages();
  const { sampleRatio, sample, mixed, arms } = figures;
  const fewest = Math.min(...arms.map((arm) => arm.visitors));
  return (
    <>
      {sampleRatio?.isBroken && (
        <Notice tone="error">
          {say('flags.doubt.ratio', { probability: probabilityText(say, sampleRatio.probability) })}
        </Notice>
      )}
      {sample === 'early' && plannedVisitors !== null && (
        <Notice tone="warning">
          {say('flags.doubt.early', {
            planned: plannedVisitors.toLocaleString(say.language),
            reached: fewest.toLocaleString(say.language),
          })}
        </Notice>
      )}
      {sample === 'unplanned' && visitors > 0 && (
        <Notice tone="warning">{say('flags.doubt.unplanned')}</Notice>
      )}
      {sample === 'reached' && !sampleRatio?.isBroken && <Notice>{say('flags.doubt.none')}</Notice>}
      {mixed > 0 && <p className={styles.hint}>{say('flags.mixed', { count: mixed })}</p>}
    </>
  );
}

function ArmTable({ arms, visitors }: { arms: readonly FigureArm[]; visitors: number }) {
  const say = useMessages();
  const events = arms[0]?.conversions.map(({ event }) => event) ?? [];
  return (
    <Scroller label={say('flags.armsCaption')}>
      <table className={styles.table}>
        <caption className={styles.caption}>{say('flags.armsCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('flags.treatment')}</th>
            <th scope="col">{say('flags.visitors')}</th>
            <th scope="col">{say('flags.impressions')}</th>
            {events.map((event) => (
              <th key={event} scope="col">
                {say(conversionKeys[event])}
              </th>
            ))}
            <th scope="col">{say('flags.revenue')}</th>
          </tr>
        </thead>
        <tbody>
          {arms.map((arm) => (
            <tr key={arm.treatment}>
              <th scope="row">{treatmentName(say, arm.treatment)}</th>
              <td>
                {arm.visitors.toLocaleString(say.language)}
                <span className={styles.hint}>
                  {say('flags.ofPlanned', {
                    share: shareText(say, visitors === 0 ? 0 : arm.visitors / visitors),
                    planned: shareText(say, arm.percent / 100),
                  })}
                </span>
              </td>
              <td>{arm.impressions.toLocaleString(say.language)}</td>
              {arm.conversions.map(({ event, visitors: count }) => (
                <td key={event}>
                  {count.toLocaleString(say.language)}
                  <span className={styles.hint}>
                    {shareText(say, arm.visitors === 0 ? 0 : count / arm.visitors, 2)}
                  </span>
                </td>
              ))}
              <td>
                {arm.revenue.length === 0
                  ? '–'
                  : arm.revenue.map(({ currency, amount }) => (
                      <span key={currency}>{moneyText(say, amount, currency)}</span>
                    ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
