import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import type { Fix } from '@blattwerk/schemas/rules/model/fix.ts';
import { editorLocale, writtenPrice } from '@blattwerk/schemas/shop/amounts/written-price.ts';
import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { displayFormat } from '@blattwerk/schemas/shop/sizes/format-display.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { Button as AriaButton } from 'react-aria-components';
import type { SubstituteAnswer } from '../../../workspace-api/substitutes-answer.ts';
import { useDocument } from '../../store/page/document.ts';
import { useSubstitutes } from '../../store/server/substitutes.ts';
import { channelOf, siteOf, useOpenSession } from '../../store/session-store.ts';
import { useSettings } from '../../store/settings-store.ts';
import { useMessages } from '../messages/messages.ts';
import type { Replaceable } from './replaceable.ts';
import styles from './substitutes.module.css';

type SubstitutesProps = { replaceable: Replaceable; onChoose(fix: Fix): void };

/** Products or formats that can stand in for the one a finding is about; one press puts one in its place. */
export function Substitutes({ replaceable, onChoose }: SubstitutesProps) {
  const say = useMessages();
  const { config } = useOpenSession();
  const fullSlug = useDocument(({ story }) => story.full_slug) ?? '';
  const locale = useSettings((settings) => settings.locale);
  const channel = channelOf(config, fullSlug);
  const site = channel && siteOf(channel, locale);
  const shopLocale = localeSchema.safeParse(site?.locale);
  const { data, isError, refetch } = useSubstitutes([
    ['shop', `${channel?.id}:${site?.country}`],
    ['locale', site?.locale ?? ''],
    ...replaceable.question,
  ]);
  if (isError)
    return (
      <Notice tone="warning" actions={[{ label: say('action.retry'), run: () => void refetch() }]}>
        {say('substitutes.failed')}
      </Notice>
    );
  if (!data) return <Busy>{say('substitutes.loading')}</Busy>;
  if (data.length === 0) return <p role="status">{say('substitutes.none')}</p>;
  return (
    <ul className={styles.list} aria-label={say('substitutes.title')}>
      {data.map((substitute) => (
        <li key={`${substitute.kind}:${substitute.id} ${substitute.format}`}>
          <AriaButton
            className={styles.substitute ?? ''}
            onPress={() => onChoose(replaceable.replacedBy(substitute))}
          >
            <Card
              {...substitute}
              locale={shopLocale.data ?? editorLocale[say.language]}
              name={(replaceable.isTheme && substitute.theme?.name) || substitute.name}
              isSameProduct={replaceable.stays === `${substitute.kind}:${substitute.id}`}
            />
          </AriaButton>
        </li>
      ))}
    </ul>
  );
}

type CardProps = SubstituteAnswer & { locale: Locale; isSameProduct: boolean };

function Card({ name, typeLabel, format, priceFrom, picture, locale, isSameProduct }: CardProps) {
  const say = useMessages();
  const size = parseFormat(format ?? '');
  const measure = size && displayFormat(size, editorLocale[say.language], 'cm');
  const price = priceFrom && writtenPrice(priceFrom, locale, say.language);
  const facts = isSameProduct
    ? [say('substitutes.sameProduct', { name })]
    : [!name.startsWith(typeLabel) && typeLabel, measure, price && say('substitutes.from', { price })];
  return (
    <>
      {picture ? (
        <img src={picture} alt="" loading="lazy" className={styles.picture} />
      ) : (
        <span className={styles.picture} />
      )}
      <span>
        <strong>{isSameProduct ? measure : name}</strong>
        <span className={styles.facts}>{facts.filter(Boolean).join(', ')}</span>
      </span>
    </>
  );
}
