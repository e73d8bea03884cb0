import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy } from '@blattwerk/field-plugins/look/notice.tsx';
import { useState } from 'react';
import type { ReplacedPage } from '../../../content-space/releases/replacing/replacement-answers.ts';
import { fieldPlace } from '../../base/schema/field-place.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { useMessages } from '../messages/messages.ts';
import { pageCount } from '../planning/release-words.ts';
import styles from './releases.module.css';
import type { NamedWish } from './replacement-form.tsx';

/** Pages that are added to the list at once. */
const pagesAtOnce = 100;

type ReplacedPagesProps = {
  pages: readonly ReplacedPage[];
  isPending: boolean;
  names: NamedWish;
  /** Pages that stay as they are. */
  leftOut: ReadonlySet<number>;
  onToggle(id: number): void;
};

/** Which pages a replacement changes and in which blocks, before and after; each can be left out. */
export function ReplacedPages({ pages, isPending, names, leftOut, onToggle }: ReplacedPagesProps) {
  const say = useMessages();
  const [shown, setShown] = useState(pagesAtOnce);
  if (isPending && pages.length === 0) return <Busy>{say('replace.looking')}</Busy>;
  if (pages.length === 0) return <p role="status">{say('replace.nowhere')}</p>;
  const places = pages.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className={styles.section} aria-label={say('replace.pages')}>
      <p role="status">
        {say(places === 1 ? 'replace.foundOne' : 'replace.found', {
          count: places,
          pages: pageCount(say, pages.length),
        })}
      </p>
      <ul className={styles.pages}>
        {pages.slice(0, shown).map((page) => (
          <li key={page.story_id} className={styles.page}>
            <label className={styles.replaced}>
              <input
                type="checkbox"
                checked={!leftOut.has(page.story_id)}
                onChange={() => onToggle(page.story_id)}
              />
              <span className={styles.name}>{page.name}</span>
              <span className={styles.path}>
                {page.full_slug} · {say(page.live ? 'replace.live' : 'replace.draft')}
              </span>
            </label>
            <Places page={page} names={names} />
          </li>
        ))}
      </ul>
      {pages.length > shown && (
        <Button onPress={() => setShown(shown + pagesAtOnce)}>
          {say('replace.more', { count: pages.length - shown })}
        </Button>
      )}
    </section>
  );
}

function Places({ page, names }: { page: ReplacedPage; names: NamedWish }) {
  const say = useMessages();
  const { config } = useOpenSession();
  const isWords = names.wish.kind === 'words';
  return (
    <ul className={styles.places}>
      {page.places.map(({ uid, component, field, before, after }, position) => {
        const place = fieldPlace({ _uid: uid, component }, field, config.languages, say.language);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field may hold the same words twice, and the list never changes its order
          <li key={`${uid} ${field} ${position}`}>
            <span className={styles.path}>
              {place.block}, {place.field}:{' '}
            </span>
            <del className={styles.before}>{isWords ? before : names.from}</del>{' '}
            <ins className={styles.after}>{isWords ? after : names.to}</ins>
          </li>
        );
      })}
      {page.count > page.places.length && (
        <li className={styles.path}>{say('usage.more', { count: page.count - page.places.length })}</li>
      )}
    </ul>
  );
}
