import type { WorkspaceConfig } from '../../../workspace-api/workspace-config.ts';
import {
  type AxisId,
  axisIds,
  forAll,
  type Ticks,
  today,
  type View,
  versionOf,
} from '../../base/matrix/axes.ts';
import { shortDayText } from '../../base/schedulings/shop-moment.ts';
import { countryName, languageName } from '../../base/schema/place-names.ts';
import type { MessageKey, Say } from '../messages/messages.ts';

type Names = Pick<WorkspaceConfig, 'channels' | 'languages'>;

export const axisLabels: Record<AxisId, MessageKey> = {
  channel: 'axis.channel',
  country: 'axis.country',
  language: 'axis.language',
  width: 'matrix.width',
  version: 'axis.test',
  customer: 'matrix.customer',
  day: 'matrix.day',
};

/** `Frankreich`, `360`, `Geschäftskunden`: a value of an axis, as editors call it. */
export function valueLabel(say: Say, { channels, languages }: Names, axis: AxisId, value: string): string {
  switch (axis) {
    case 'channel':
      return channels.find(({ id }) => id === value)?.label ?? value;
    case 'country':
      return countryName(value, say.language);
    case 'language': {
      const known = languages.find(({ code }) => code === value);
      return known && value !== 'default' ? languageName(known, say.language) : say('matrix.german');
    }
    case 'width':
      return value === 'desktop' ? say('preview.desktop') : say('matrix.pixels', { width: value });
    case 'version': {
      const version = versionOf(value);
      if (!version || value === forAll) return say('axis.testControl');
      const { flag, treatment } = version;
      return treatment === 'on'
        ? say('axis.testNew', { flag })
        : say('axis.testNamed', { flag, name: treatment });
    }
    case 'customer':
      return say(
        value === 'business'
          ? 'matrix.business'
          : value === 'whitelabel'
            ? 'matrix.whitelabel'
            : 'matrix.private',
      );
    case 'day':
      return value === today ? say('matrix.today') : shortDayText(value, say('locale'));
  }
}

/** `Frankreich · 360 px`: what tells a frame from the others, or where it stands if nothing is ticked. */
export function viewLabel(say: Say, names: Names, ticks: Ticks, view: View): string {
  const ticked = axisIds.filter((axis) => (ticks[axis]?.length ?? 0) > 0);
  const unticked: readonly AxisId[] = view.day === today ? ['country', 'width'] : ['country', 'width', 'day'];
  const named = ticked.length > 0 ? ticked : unticked;
  return named.map((axis) => valueLabel(say, names, axis, view[axis])).join(' · ');
}
