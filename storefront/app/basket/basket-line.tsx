import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { BasketLine as Line } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { Icon } from '../components/icon/icon.tsx';
import { usePage } from '../context/page-context.tsx';
import { LateDraftLink } from '../drafts/late-draft-link.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import { BasketForm } from './basket-form.tsx';
import styles from './basket-line.module.css';
import { LineNames } from './line-names.tsx';
import { LinePicture } from './line-picture.tsx';
import { PiecesField } from './pieces-field.tsx';
import type { ActOnBasket } from './use-basket.ts';

type BasketLineProps = {
  line: Line;
  version: number;
  act: ActOnBasket;
  onRemove(line: Line): void;
};

/** One thing in the basket: what it is, how many, what it costs. One that is no longer sold says so and offers another. */
export function BasketLine({ line, version, act, onRemove }: BasketLineProps) {
  const t = useLateMessages();
  const { locale, urls } = usePage();
  const { id, name, details, path, draft, quantity, maximumQuantity, unitPrice, total, net, state } = line;
  const isOver = state === 'withdrawn';
  return (
    <li className={styles.line} data-state={state}>
      <div className={styles.picture}>
        <LinePicture line={line} sizes="120px" />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>{path === null ? name : <a href={urls.to(path)}>{name}</a>}</h2>
        {details.length > 0 && <p className={styles.details}>{details.join(' · ')}</p>}
        <LineNames names={line.names} />
        {isOver ? (
          <Withdrawn act={act} line={line} />
        ) : (
          quantity > 1 && (
            <p className={styles.details}>
              {t('basket.each', { price: formatMoney(unitPrice, locale) })}
              {line.saving.minorUnits > 0 &&
                ` · ${t('basket.saved', { price: formatMoney(line.saving, locale) })}`}
            </p>
          )
        )}
        {draft && (
          <LateDraftLink
            className={styles.way}
            design={{
              kind: draft.kind,
              designId: draft.designId,
              draftId: draft.id,
              choice: { ...draft.choice, quantity: String(quantity) },
              lineId: id,
            }}
            name={name}
            text="change"
          />
        )}
      </div>
      <div className={styles.tools}>
        {!isOver && maximumQuantity > 1 && (
          <PiecesField
            lineId={id}
            maximum={maximumQuantity}
            name={name}
            quantities={line.quantities}
            onChange={(pieces) => void act({ kind: 'quantity', id, quantity: pieces })}
            quantity={quantity}
            version={version}
          />
        )}
        <BasketForm action="/web-api/basket/line/form" onSend={() => onRemove(line)} version={version}>
          <input name="lineId" type="hidden" value={id} />
          <input name="quantity" type="hidden" value="0" />
          <button aria-label={t('basket.removeName', { name })} className={styles.remove} type="submit">
            <Icon name="close" size={18} />
            {t('basket.remove')}
          </button>
        </BasketForm>
      </div>
      <p className={styles.total}>
        {!isOver && (total.minorUnits === 0 ? t('basket.free') : formatMoney(total, locale))}
        {!isOver && net && total.minorUnits > 0 && (
          <span className={styles.net}>{t('basket.net', { price: formatMoney(net, locale) })}</span>
        )}
      </p>
    </li>
  );
}

function Withdrawn({ line: { id, substitute }, act }: { line: Line; act: ActOnBasket }) {
  const t = useLateMessages();
  const { urls } = usePage();
  const replace = async () => {
    if (!substitute) return;
    const isThere = await act({ kind: 'add', item: substitute.item, quantity: 1 });
    if (isThere) await act({ kind: 'remove', id }, t('basket.replaced', { name: substitute.name }));
  };
  return (
    <div className={styles.withdrawn}>
      <p>{t('basket.withdrawn')}</p>
      {substitute && (
        <p>
          {t('basket.substitute')} <a href={urls.to(substitute.path)}>{substitute.name}</a>{' '}
          <button className={styles.way} onClick={() => void replace()} type="button">
            {t('basket.takeSubstitute')}
          </button>
        </p>
      )}
    </div>
  );
}
