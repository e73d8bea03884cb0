import type { DraftLook } from '@blattwerk/schemas/configurator/draft.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import controls from '../controls/controls.module.css';
import type { Say } from '../texts.ts';
import { fewPalettes } from './few-palettes.ts';
import styles from './look-picker.module.css';

type LookPickerProps = {
  ask: WebApiClient;
  look: DraftLook;
  onChange(look: Partial<DraftLook>): void;
  say: Say;
};

/** The design in other colours, or in other type. */
export function LookPicker({ ask, look, onChange, say }: LookPickerProps) {
  const name = useId();
  const [looks, setLooks] = useState<AnswerOf<'GET /web-api/looks'>>();
  const group = useRef<HTMLFieldSetElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    ask('GET /web-api/looks', { signal: controller.signal })
      .then((answer) => answer.ok && setLooks(answer.value))
      // The editor is gone, and with it the wish to know.
      .catch(() => {});
    return () => controller.abort();
  }, [ask]);
  if (!looks) return null;
  const { palettes } = looks;
  const shown = showsAll ? palettes : fewPalettes(palettes, look.palette);
  const showAll = () => {
    flushSync(() => setShowsAll(true));
    // The button is gone: the keyboard goes on at the first that is new.
    const place = palettes.findIndex((one, index) => one !== shown[index]);
    group.current?.querySelectorAll('input')[place + 1]?.focus();
  };
  const chosen = palettes.find(({ id }) => id === look.palette);
  return (
    <>
      <fieldset className={styles.group} ref={group}>
        <legend>
          {say('colours')} {chosen && <b>{chosen.name}</b>}
        </legend>
        <div className={styles.palettes}>
          {[{ id: null, name: say('ownColours'), colours: [] }, ...shown].map((palette) => (
            <label className={styles.palette} key={palette.id} title={palette.name}>
              <input
                aria-label={palette.name}
                checked={look.palette === palette.id}
                className={controls.over}
                name={`${name}-palette`}
                onChange={() => onChange({ palette: palette.id })}
                type="radio"
              />
              {palette.id === null ? (
                <span className={styles.own}>{palette.name}</span>
              ) : (
                <span aria-hidden="true" className={styles.colours}>
                  {palette.colours.map((colour) => (
                    <span key={colour} style={{ background: colour }} />
                  ))}
                </span>
              )}
            </label>
          ))}
        </div>
        {shown.length < palettes.length && (
          <button className={controls.way} onClick={showAll} type="button">
            {say('allColours', { count: palettes.length })}
          </button>
        )}
      </fieldset>
      <label className={styles.type}>
        <span>{say('type')}</span>
        <select
          onChange={(event) => onChange({ pairing: event.target.value || null })}
          value={look.pairing ?? ''}
        >
          <option value="">{say('ownType')}</option>
          {looks.pairings.map((pairing) => (
            <option key={pairing.id} value={pairing.id}>
              {pairing.name}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
