/** Of the standard normal distribution, for 5 % of false alarms and 80 % of real differences found. */
const [zAlarm, zFound] = [1.959_964, 0.841_621];

/**
 * Visitors of each treatment that a test needs to find a difference.
 * @param baseline share of visitors who do it today, such as 0.04
 * @param change what it must become at least for the test to be worth it, relative: 0.1 for a tenth more
 */
export function neededVisitors(baseline: number, change: number): number | undefined {
  const wanted = baseline * (1 + change);
  if (!(baseline > 0 && baseline < 1 && wanted > 0 && wanted < 1 && change !== 0)) return undefined;
  const spread = baseline * (1 - baseline) + wanted * (1 - wanted);
  return Math.ceil(((zAlarm + zFound) ** 2 * spread) / (wanted - baseline) ** 2);
}
