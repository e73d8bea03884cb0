import { designsOfRows } from '@blattwerk/designs/editing/names.ts';
import type { RowFault } from '@blattwerk/designs/findings/row-faults.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useEdgeDistance } from '../findings/use-edge-distance.ts';
import { useFonts } from '../session/use-fonts.ts';
import { judgeRows } from './judge-rows.ts';
import type { NameDesk } from './use-name-desk.ts';

const noPages: readonly never[] = [];
const noFaults: readonly RowFault[] = [];

/** What is wrong with the rows, once their letters are here; told when there is time. */
export function useRowFaults(
  design: Design | undefined,
  { rows, fields }: Pick<NameDesk, 'rows' | 'fields'>,
): readonly RowFault[] {
  const calmDesign = useDeferredValue(design);
  const calmRows = useDeferredValue(rows);
  // Names of the list may have letters that no other text of the card has.
  const pages = useMemo(
    () =>
      calmDesign
        ? designsOfRows(calmDesign, { rows: calmRows, fields }).flatMap((card) => card.pages)
        : noPages,
    [calmDesign, calmRows, fields],
  );
  const fonts = useFonts(pages);
  const edgeDistance = useEdgeDistance(calmDesign);
  const [faults, setFaults] = useState<readonly RowFault[]>(noFaults);
  useEffect(() => {
    if (!calmDesign) return;
    return judgeRows(
      { design: calmDesign, list: { rows: calmRows, fields }, fonts, edgeDistance },
      setFaults,
    );
  }, [calmDesign, calmRows, fields, fonts, edgeDistance]);
  return calmDesign ? faults : noFaults;
}
