import { today, versionOf } from '../../base/matrix/axes.ts';
import type { MatrixFrame } from '../../base/matrix/frames-of.ts';
import { previewStore, showDay } from '../../store/preview-store.ts';
import { deviceWidths, settingsStore } from '../../store/settings-store.ts';
import { endComparison } from './compare-page.ts';
import { showSite } from './show-site.ts';

/** Goes from frames side by side to the one preview, as one of them shows the page. */
export function showAlone({ channel, site, view }: MatrixFrame): void {
  showSite(channel, site.locale);
  const deviceWidth = deviceWidths.find((each) => String(each) === view.width);
  if (deviceWidth !== undefined) settingsStore.setState({ deviceWidth });
  previewStore.setState({ version: versionOf(view.version) });
  showDay(view.day === today ? undefined : view.day);
  endComparison();
}
