import type { ChannelConfig, Site } from '../../../workspace-api/workspace-config.ts';
import { type AxisId, type AxisSpace, axes, axisIds, type Ticks, type View } from './axes.ts';

/** Side by side there is room, and a machine's strength, for so many. */
export const mostFrames = 12;

export type MatrixFrame = {
  /** Says what is ticked for it: it stays the same frame while the one preview goes elsewhere. */
  key: string;
  view: View;
  channel: ChannelConfig;
  site: Site;
};

export type MatrixFrames = {
  frames: readonly MatrixFrame[];
  /** How many there would be without a limit. */
  wanted: number;
};

/** One frame for each combination of what is ticked that the shop has; nothing twice. */
export function framesOf(ticks: Ticks, now: View, space: AxisSpace): MatrixFrames {
  const ticked = (axis: AxisId): readonly string[] =>
    axes[axis].values(space).filter((value) => ticks[axis]?.includes(value));
  const lists = axisIds.map((axis) => ({ axis, values: ticked(axis) }));
  const isFree = (axis: AxisId) => lists.every((each) => each.axis !== axis || each.values.length === 0);
  const combined = lists.reduce<View[]>(
    (views, { axis, values }) =>
      values.length === 0
        ? views
        : views.flatMap((view) => values.map((value) => ({ ...view, [axis]: value }))),
    [now],
  );
  const found = new Map<string, MatrixFrame>();
  for (const wanted of combined) {
    const channel = space.channels.find(({ id }) => id === wanted.channel);
    const site =
      channel && siteFor(channel, wanted, { country: isFree('country'), language: isFree('language') });
    if (!channel || !site) continue;
    const view = { ...wanted, country: site.country, language: site.language };
    const place = JSON.stringify(view);
    if (found.has(place)) continue;
    const key = axisIds.map((axis) => (isFree(axis) ? '' : wanted[axis])).join(' ');
    found.set(place, { key, view, channel, site });
  }
  const all = [...found.values()];
  return { frames: all.slice(0, mostFrames), wanted: all.length };
}

/** A country is shown in the language that was asked for, or, where none was, in its own; a language in the country, or in the first that speaks it. */
function siteFor(
  { sites }: ChannelConfig,
  { country, language }: View,
  isFree: { country: boolean; language: boolean },
): Site | undefined {
  const here = sites.filter((site) => site.country === country);
  return (
    here.find((site) => site.language === language) ??
    (isFree.language ? here[0] : undefined) ??
    (isFree.country ? sites.find((site) => site.language === language) : undefined)
  );
}
