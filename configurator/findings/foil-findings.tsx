import { type FoilFault, foilFaults } from '@blattwerk/designs/findings/foil/foil-faults.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import type { Fonts } from '@blattwerk/designs/text/fonts.ts';
import { useEffect, useState } from 'react';
import { draftFix, type Fix, type ShowFix } from '../fixes/fix.ts';
import { type Finding, FindingsList } from '../photos/findings-list.tsx';
import { pressText, printText } from '../session/foil-operations.ts';
import { setAnew, setLook } from '../session/operations.ts';
import type { Draft } from '../session/use-draft.ts';
import { type Say, slotName } from '../texts.ts';
import { whenIdle } from './when-idle.ts';

type FoilFindingsProps = {
  /** As it is when there is time. */
  design: Design;
  draft: Draft;
  fonts: Fonts;
  showFix: ShowFix;
  say: Say;
};

const sentences = {
  'foil-small': 'foilSmall',
  'foil-thin': 'foilThin',
  'foil-gap': 'foilGap',
  'foil-faint': 'foilFaint',
} as const satisfies Record<FoilFault['code'], string>;

/** What metal would not hold, looked for while the page is idle, and which texts do without it. */
export function FoilFindings({ design, draft, fonts, showFix, say }: FoilFindingsProps) {
  const [faults, setFaults] = useState<readonly FoilFault[]>([]);
  useEffect(() => whenIdle(() => setFaults(foilFaults(design, fonts))), [design, fonts]);
  const labelOf = (slot: string) => say(...slotName(slot));
  const { look, unfoiled = [], texts } = draft.content;
  const fix = (label: string, slot: string, change: Parameters<Draft['change']>[0]): Fix =>
    draftFix(label, slot, change, draft);
  const found = faults.map(
    (fault): Finding => ({
      key: `${fault.code} ${fault.slot} ${fault.pageIndex}`,
      sentence: say(sentences[fault.code], {
        label: labelOf(fault.slot),
        ...('points' in fault && { points: fault.points }),
      }),
      fixes: [
        ...(fault.code !== 'foil-faint' && texts[fault.slot] !== undefined
          ? [fix(say('setAnew'), fault.slot, setAnew)]
          : []),
        ...(fault.code === 'foil-faint' && look.palette !== null
          ? [
              fix(`${say('colours')}: ${say('ownColours')}`, fault.slot, (now) =>
                setLook(now, { palette: null }),
              ),
            ]
          : []),
        ...(fault.code !== 'foil-faint' && look.pairing !== null
          ? [fix(`${say('type')}: ${say('ownType')}`, fault.slot, (now) => setLook(now, { pairing: null }))]
          : []),
        fix(say('foilWithout'), fault.slot, (now) => printText(now, fault.slot)),
      ],
    }),
  );
  const left = unfoiled.map(
    (slot): Finding => ({
      key: `unfoiled ${slot}`,
      sentence: say('foilLeftOut', { label: labelOf(slot) }),
      fixes: [fix(say('foilAgain'), slot, (now) => pressText(now, slot))],
    }),
  );
  return <FindingsList findings={[...found, ...left]} say={say} showFix={showFix} />;
}
