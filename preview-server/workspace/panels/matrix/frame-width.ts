import type { View } from '../../base/matrix/axes.ts';
import { deviceWidths } from '../../store/settings-store.ts';
import type { FrameWidth } from '../preview/use-fit.ts';

/** The width that a value of the axis stands for; as an old address may hold any, the desktop's otherwise. */
export function frameWidth(value: string): FrameWidth {
  const width = deviceWidths.find((each) => String(each) === value);
  return width === undefined || width === 'pair' ? 'desktop' : width;
}

/** Whether the shop shows its desktop layout at a view's width. */
export const isWide = ({ width }: View): boolean => width === 'desktop' || width === '1300';
