import type { DeviceWidth } from '../../store/settings-store.ts';
import type { Say } from './messages.ts';

/** A width of the preview, as its button is labelled. */
export function widthLabel(say: Say, width: DeviceWidth): string {
  if (width === 'full') return '100 %';
  return typeof width === 'number' ? String(width) : say(`preview.${width}`);
}
