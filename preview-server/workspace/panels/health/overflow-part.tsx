import { useRef } from 'react';
import type { Site } from '../../../workspace-api/workspace-config.ts';
import { forAll, today } from '../../base/matrix/axes.ts';
import type { MatrixFrame } from '../../base/matrix/frames-of.ts';
import { languageOfLocale } from '../../base/schema/place-names.ts';
import { useMatrix } from '../../store/matrix-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { channelOf, useOpenSession } from '../../store/session-store.ts';
import { FramePage } from '../matrix/frame-page.tsx';
import { useSeen } from '../matrix/use-seen.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './health.module.css';
import { Looking } from './looking.tsx';
import type { PartProps } from './part-props.ts';
import { SpotItem } from './spot-item.tsx';

/** Texts that do not fit on the narrowest phone, language by language, each with its page. */
export function OverflowPart({ isMeant }: PartProps) {
  const { config } = useOpenSession();
  const fullSlug = useDocument(({ story }) => story.full_slug);
  const storyId = useDocument(({ story }) => story.id);
  const channel = fullSlug === undefined ? undefined : channelOf(config, fullSlug);
  if (!channel || fullSlug === undefined || storyId === undefined) return null;
  const spoken = new Set(channel.sites.map(({ language }) => language));
  const sites = [...spoken].flatMap(
    (language) => channel.sites.find((site) => site.language === language) ?? [],
  );
  return (
    <ul className={styles.languages}>
      {sites.map((site) => (
        <InLanguage
          key={`${storyId} ${site.locale}`}
          {...{ storyId, fullSlug, isMeant }}
          frame={phoneAt(channel, site)}
        />
      ))}
    </ul>
  );
}

function phoneAt(channel: MatrixFrame['channel'], site: Site): MatrixFrame {
  const { country, language, locale } = site;
  const view = {
    ...{ channel: channel.id, country, language, width: '360' },
    ...{ version: forAll, customer: 'private', day: today },
  };
  return { key: `phone ${locale}`, view, channel, site };
}

type InLanguageProps = PartProps & { frame: MatrixFrame; storyId: number; fullSlug: string };

function InLanguage({ frame, storyId, fullSlug, isMeant }: InLanguageProps) {
  const say = useMessages();
  const item = useRef<HTMLLIElement>(null);
  const sight = useSeen(item);
  const found = useMatrix(({ overflow }) => overflow.get(frame.key));
  const texts = found?.filter(({ spot }) => isMeant(spot?.uid));
  const name = languageOfLocale(frame.site.locale, say.language);
  return (
    <li ref={item}>
      <div className={styles.phone}>
        <FramePage
          {...{ frame, storyId, fullSlug, sight }}
          name={say('check.onPhone', { language: name })}
          isFirst={false}
          isWorkedIn={false}
        />
      </div>
      <div>
        <h3 className={styles.language}>{name}</h3>
        {!texts ? (
          <Looking />
        ) : texts.length === 0 ? (
          <p className={styles.quiet}>{say('check.allFits')}</p>
        ) : (
          <ul className={styles.list} aria-label={say('check.onPhone', { language: name })}>
            {texts.map(({ spot, words, kind, by }) => (
              <SpotItem
                key={`${spot?.uid} ${spot?.field} ${words}`}
                spot={spot}
                language={frame.site.language}
                severity="warning"
                sentence={say(kind === 'cut' ? 'matrix.cut' : 'matrix.wide', { by })}
                about={words}
              />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
