import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { Order } from '@blattwerk/schemas/web-api/orders/order.ts';
import { usePage } from '../context/page-context.tsx';
import { LateCopyButton } from '../drafts/late-copy-button.tsx';
import { LateDraftLink } from '../drafts/late-draft-link.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import { LineNames } from './line-names.tsx';
import { LinePicture } from './line-picture.tsx';
import styles from './sold-lines.module.css';

type SoldLinesProps = Pick<Order, 'lines'> & {
  /** Whether they lead to what was designed: not away from a checkout. */
  showsWays?: boolean;
  /** Of designs that are erased there are no copies. */
  isErased?: boolean;
  /** Businesses have no right of withdrawal to be told of. */
  isBusiness: boolean;
};

/** What is ordered, a line each, with whether it can be sent back. */
export function SoldLines({ lines, showsWays = false, isErased = false, isBusiness }: SoldLinesProps) {
  const t = useLateMessages();
  const { locale, urls } = usePage();
  return (
    <ul className={styles.lines}>
      {lines.map(
        ({
          id,
          item,
          name,
          names,
          path,
          details,
          draft,
          quantity,
          picture,
          total,
          net,
          hasWithdrawalRight,
        }) => (
          <li className={styles.line} key={id}>
            <div className={styles.picture}>
              <LinePicture line={{ item, picture }} sizes="64px" />
            </div>
            <div>
              <p>
                {quantity > 1 && `${quantity} × `}
                {path === null ? name : <a href={urls.to(path)}>{name}</a>}
              </p>
              {details.length > 0 && <p className={styles.note}>{details.join(' · ')}</p>}
              <LineNames names={names} />
              {!isBusiness && (
                <p className={styles.note}>
                  {t(hasWithdrawalRight ? 'checkout.canBeReturned' : 'checkout.madeToMeasure')}
                </p>
              )}
              {showsWays && draft && (
                <LateDraftLink
                  className={styles.way}
                  design={{
                    kind: draft.kind,
                    designId: draft.designId,
                    draftId: draft.id,
                    choice: { ...draft.choice, quantity: String(quantity) },
                  }}
                  name={name}
                  text="view"
                />
              )}
              {showsWays && !isErased && item.kind === 'design' && (
                <LateCopyButton
                  className={styles.copy}
                  name={name}
                  source={async () => ({ kind: 'seal', sealId: item.sealId })}
                />
              )}
            </div>
            <p className={styles.amount}>
              {total.minorUnits === 0 ? t('basket.free') : formatMoney(total, locale)}
              {net && total.minorUnits > 0 && (
                <span className={styles.net}>{t('basket.net', { price: formatMoney(net, locale) })}</span>
              )}
            </p>
          </li>
        ),
      )}
    </ul>
  );
}
