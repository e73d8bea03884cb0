import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import { fixesFor } from '@blattwerk/schemas/rules/model/fix.ts';
import { putRight } from '../../actions/block/put-right.ts';
import { useSettings } from '../../store/settings-store.ts';
import styles from './findings.module.css';

type FixButtonsProps = {
  finding: Finding;
  /** Called when one is used. */
  onFixed?(): void;
};

/** The ways to put a finding of the open page right. */
export function FixButtons({ finding, onFixed }: FixButtonsProps) {
  const language = useSettings((settings) => settings.language);
  const fixes = fixesFor(finding);
  if (fixes.length === 0) return null;
  return (
    <span className={styles.fixes}>
      {fixes.map((fix) => (
        <Button
          key={fix.label.en}
          kind="outlined"
          onPress={() => {
            putRight(finding, fix);
            onFixed?.();
          }}
        >
          {fix.label[language]}
        </Button>
      ))}
    </span>
  );
}
