import { definitionOf } from '../../base/schema/definitions.ts';
import { useFindings } from '../../store/findings-store.ts';
import { useOpening } from '../../store/opening-store.ts';
import { FieldFindings } from './field-findings.tsx';
import styles from './findings.module.css';

/** Findings of a block that stand at none of its form's fields: of the block as a whole, and of fields it has no more. */
export function BlockFindings({ uid, component }: { uid: string; component: string }) {
  const fields = definitionOf(component)?.fields ?? [];
  const findings = useFindings(useOpening((state) => state.storyId)).filter(
    (finding) =>
      finding.uid === uid &&
      !fields.some(({ name, ...field }) => {
        const isTranslatable = 'translatable' in field && field.translatable === true;
        return finding.field === name || (isTranslatable && finding.field?.startsWith(`${name}__i18n__`));
      }),
  );
  if (findings.length === 0) return null;
  return (
    <div className={styles.ofBlock}>
      <FieldFindings id={`findings-${uid}`} findings={findings} />
    </div>
  );
}
