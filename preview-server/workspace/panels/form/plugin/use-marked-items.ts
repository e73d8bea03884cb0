import { markItems } from '@blattwerk/schemas/field-plugins/marked-items.ts';
import { useFieldFindings } from '../../../store/findings-store.ts';
import { useOpening } from '../../../store/opening-store.ts';
import { useSettings } from '../../../store/settings-store.ts';

/** What is wrong with entries of a picker's list, as the picker is told. */
export function useMarkedItems(uid: string, name: string): string {
  const storyId = useOpening((state) => state.storyId);
  const language = useSettings((settings) => settings.language);
  const findings = useFieldFindings(storyId, uid, name);
  return markItems(
    findings.flatMap(({ path, severity, message }) => {
      const [list, index] = path.slice(-2);
      return list === 'items' && typeof index === 'number'
        ? [{ index, severity, sentence: message[language] }]
        : [];
    }),
  );
}
