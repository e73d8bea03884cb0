import { resetFilters, toggleValue } from '../../page/listing/choose.ts';
import { atBeginning } from '../../page/listing/listing-state.ts';
import { Icon } from '../components/icon/icon.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import styles from './chosen-filters.module.css';
import { useListingParts } from './listing-context.tsx';

/** What is chosen, each to be taken away again; links, so that they work without scripts. */
export function ChosenFilters() {
  const t = useLateMessages();
  const { state, hrefOf, filters, total } = useListingParts();
  const chosen = filters.flatMap(({ name, values }) =>
    values
      .filter(({ isSelected }) => isSelected)
      .map(({ value, label }) => ({
        key: `${name} ${value}`,
        label,
        href: hrefOf(toggleValue(state, name, value)),
      })),
  );
  if (state.search !== undefined) {
    const href = hrefOf({ ...state, search: undefined, ...atBeginning });
    chosen.unshift({ key: 'search', label: t('listing.quoted', { words: state.search }), href });
  }
  if (state.allTemplates) {
    const href = hrefOf({ ...state, allTemplates: false, ...atBeginning });
    chosen.unshift({ key: 'all', label: t('listing.allTemplates'), href });
  }
  if (chosen.length === 0) return null;
  return (
    <div className={styles.row}>
      <ul aria-label={t('listing.chosen')} className={styles.chips}>
        {chosen.map(({ key, label, href }) => (
          <li key={key}>
            <a className={styles.chip} href={href}>
              <span className="visually-hidden">{t('listing.remove')} </span>
              {label}
              <Icon name="close" size={16} />
            </a>
          </li>
        ))}
      </ul>
      {/* Where nothing is found, the sentence that says so leads out. */}
      {total > 0 && (
        <a className={styles.link} href={hrefOf(resetFilters(state))}>
          {t('listing.reset')}
        </a>
      )}
    </div>
  );
}
