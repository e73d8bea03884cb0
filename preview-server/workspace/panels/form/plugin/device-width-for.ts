import type { Dimension } from '@storyblok/field-plugin';
import type { DeviceWidth } from '../../../store/settings-store.ts';

const ofTag = { desktop: 1300, tablet: 768, mobile: 360 } as const;
const widths = [360, 768, 1300] as const;

/** The width of the preview closest to what a plugin asks for. */
export function deviceWidthFor(dimension: Dimension): DeviceWidth {
  if (dimension.tag !== 'custom') return ofTag[dimension.tag];
  const { width } = dimension;
  return widths.reduce((best, each) => (Math.abs(each - width) < Math.abs(best - width) ? each : best));
}
