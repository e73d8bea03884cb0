import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import { type Fix, fixesFor } from '@blattwerk/schemas/rules/model/fix.ts';
import { useState } from 'react';
import { putRight } from '../../actions/block/put-right.ts';
import { useDocument } from '../../store/page/document.ts';
import { useSettings } from '../../store/settings-store.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './findings.module.css';
import { foundPicture, isAboutPicture, wantsWords } from './found-picture.ts';
import { DescribePicture, ReplacePictureButton } from './picture-fixes.tsx';
import { isAboutPlace, PlaceDialogButton } from './place-dialog.tsx';
import { isReplaceable, replaceable } from './replaceable.ts';
import { Substitutes } from './substitutes.tsx';

type FixButtonsProps = {
  finding: Finding;
  /** Below its control, which takes words for a picture and another file. */
  isBelowControl?: boolean;
  /** Called when one is used. */
  onFixed?(): void;
};

/** The ways to put a finding of the open page right: substitutes first, what takes something away last. */
export function FixButtons({ finding, isBelowControl = false, onFixed }: FixButtonsProps) {
  const say = useMessages();
  const language = useSettings((settings) => settings.language);
  const open = useDocument((document) =>
    isReplaceable(finding) || isAboutPicture(finding) ? document : undefined,
  );
  const toReplace = open && replaceable(finding, open);
  const shown = open && isAboutPicture(finding) ? foundPicture(finding, open.content) : undefined;
  const picture = shown?.isInText || !isBelowControl ? shown : undefined;
  const [isSubstituting, setSubstituting] = useState(false);
  const [asked, setAsked] = useState<Fix>();
  const fixes = fixesFor(finding);
  if (fixes.length === 0 && !toReplace && !picture && !isAboutPlace(finding)) return null;
  const use = (fix: Fix) => {
    setAsked(undefined);
    setSubstituting(false);
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
    <div className={styles.fixes}>
      {toReplace && (
        <Button aria-expanded={isSubstituting} onPress={() => setSubstituting(!isSubstituting)}>
          {say('substitutes.show')}
        </Button>
      )}
      {picture &&
        (wantsWords(finding) ? (
          <DescribePicture picture={picture} onUse={use} />
        ) : (
          <ReplacePictureButton picture={picture} onUse={use} />
        ))}
      {fixes.map((fix) => (
        <Button key={fix.label.en} onPress={() => (fix.loss ? setAsked(fix) : use(fix))}>
          {fix.loss ? `${fix.label[language]} …` : fix.label[language]}
        </Button>
      ))}
      {isAboutPlace(finding) && <PlaceDialogButton finding={finding} />}
      {toReplace && isSubstituting && <Substitutes replaceable={toReplace} onChoose={use} />}
    </div>
  );
}
