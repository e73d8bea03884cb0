import type { Design } from '../model/design.ts';
import type { Fonts } from '../text/fonts.ts';
import { type EdgeDistance, type SafeAreaFault, safeAreaFaults } from './safe-area.ts';
import { type TextFault, textFaults } from './text-faults.ts';

/** What is told of words while they are written: of those that do not fit not also that they come near the edge. */
export function wordFindings(
  design: Design,
  fonts: Fonts,
  edgeDistance: EdgeDistance,
): (SafeAreaFault | TextFault)[] {
  const faults = textFaults(design.pages, fonts);
  const overfull = new Set(faults.flatMap(({ code, slot }) => (code === 'overfull' ? slot : [])));
  return [
    ...faults,
    ...safeAreaFaults(design, fonts, edgeDistance).filter(({ slot }) => !overfull.has(slot)),
  ];
}
