import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import { type Fix, fixesFor } from '@blattwerk/schemas/rules/model/fix.ts';
import { useState } from 'react';
import { putRight } from '../../actions/block/put-right.ts';
import { useSettings } from '../../store/settings-store.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './findings.module.css';

type FixButtonsProps = {
  finding: Finding;
  /** Called when one is used. */
  onFixed?(): void;
};

/** The ways to put a finding of the open page right; one that takes something away says so and asks. */
export function FixButtons({ finding, onFixed }: FixButtonsProps) {
  const say = useMessages();
  const language = useSettings((settings) => settings.language);
  const [asked, setAsked] = useState<Fix>();
  const fixes = fixesFor(finding);
  if (fixes.length === 0) return null;
  const use = (fix: Fix) => {
    setAsked(undefined);
    putRight(finding, fix);
    onFixed?.();
  };
  if (asked)
    return (
      <span className={styles.fixes}>
        <span className={styles.loss} role="alert">
          {asked.loss?.[language]}
        </span>
        <Button autoFocus onPress={() => setAsked(undefined)}>
          {say('action.cancel')}
        </Button>
        <Button kind="danger" onPress={() => use(asked)}>
          {asked.label[language]}
        </Button>
      </span>
    );
  return (
    <span className={styles.fixes}>
      {fixes.map((fix) => (
        <Button key={fix.label.en} kind="outlined" onPress={() => (fix.loss ? setAsked(fix) : use(fix))}>
          {fix.loss ? `${fix.label[language]} …` : fix.label[language]}
        </Button>
      ))}
    </span>
  );
}
