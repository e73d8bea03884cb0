import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { addDays } from '@blattwerk/schemas/shop/service/calendar-days.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { useState } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import type { Release } from '../../../content-space/releases/release-answers.ts';
import { keepRelease } from '../../actions/releases/change-release.ts';
import type { ApiError } from '../../base/api/result.ts';
import { readShopMoment, type ShopMoment, toShopMoment } from '../../base/schedulings/shop-moment.ts';
import { useMay } from '../../store/session-store.ts';
import inputs from '../controls/input.module.css';
import { TextBox } from '../controls/text-box.tsx';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { MomentFields } from '../planning/moment-fields.tsx';
import plans from '../planning/planning.module.css';
import styles from './releases.module.css';

/** Before anybody is in the shop. */
const usualTime = '06:00';
const ways = ['byHand', 'atMoment'] as const;

/** Name of a release and when it goes live. */
export function ReleaseSettings({ release }: { release: Release }) {
  const say = useMessages();
  const mayPublish = useMay('publish');
  const [name, setName] = useState(release.name);
  const stored = release.release_at === null ? undefined : toShopMoment(new Date(release.release_at));
  const [way, setWay] = useState<(typeof ways)[number]>(stored ? 'atMoment' : 'byHand');
  const [moment, setMoment] = useState<ShopMoment>(
    stored ?? { day: addDays(shopDay(new Date()), 1), time: usualTime },
  );
  const [error, setError] = useState<ApiError>();
  const at = way === 'byHand' ? undefined : readShopMoment(moment);
  const wanted = way === 'byHand' ? null : (at?.toISOString() ?? undefined);
  const isMoved = wanted !== release.release_at;
  const isReady = wanted === null || (at !== undefined && at.getTime() > Date.now());
  const isChanged = name.trim() !== release.name || (isMoved && isReady);
  const keep = async () =>
    setError(
      await keepRelease(release.id, {
        name: name.trim(),
        ...(isMoved && wanted !== undefined && { release_at: wanted }),
      }),
    );
  return (
    <section className={styles.settings} aria-label={say('release.settings')}>
      {error && <Notice tone="error">{errorSentence(say, error)}</Notice>}
      <TextBox label={say('release.name')} value={name} onChange={setName} isRequired />
      {mayPublish && (
        <>
          <RadioGroup
            value={way}
            onChange={(chosen) => setWay(ways.find((each) => each === chosen) ?? way)}
            className={inputs.stacked ?? ''}
          >
            <Label className={inputs.label ?? ''}>{say('release.when')}</Label>
            <div className={plans.choices}>
              {ways.map((each) => (
                <Radio key={each} value={each} className={plans.choice ?? ''}>
                  {say(`release.when.${each}`)}
                </Radio>
              ))}
            </div>
          </RadioGroup>
          {way === 'atMoment' && <MomentFields value={moment} onChange={setMoment} />}
        </>
      )}
      {isChanged && (
        <div className={styles.buttons}>
          <Button isDisabled={!isReady || name.trim() === ''} onPress={() => void keep()}>
            {say('release.keep')}
          </Button>
        </div>
      )}
    </section>
  );
}
