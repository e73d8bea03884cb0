import { needsOf, usualLoad } from './capacity.ts';
import { type Costs, measuredCosts } from './costs.ts';

/** Visits of an ordinary month: a shop in its first year, and ten, a hundred and a thousand times as many. */
const visits = [100_000, 1_000_000, 10_000_000, 100_000_000];

/** What each of them takes in the busiest hour of the season, as a table of Markdown. */
export function capacityTable(costs: Costs = measuredCosts): string {
  const needs = visits.map((visitsPerMonth) => needsOf({ ...usualLoad, visitsPerMonth }, costs));
  const rows: [string, string[]][] = [
    ['pages a second', needs.map((need) => written(need.pagesPerSecond))],
    ['orders an hour', needs.map((need) => written(need.ordersPerHour))],
    ['cores busy with pages', needs.map((need) => written(need.cores.pages))],
    ['… with pictures', needs.map((need) => written(need.cores.pictures))],
    ['… with baskets and orders, database included', needs.map((need) => written(need.cores.baskets))],
    ['… with invoices and print files', needs.map((need) => written(need.cores.press))],
    ['**cores to have**', needs.map((need) => written(need.coresToHave))],
    ['memory, GB', needs.map((need) => written(need.memoryGigabytes))],
    ['database, GB a year', needs.map((need) => written(need.databaseGigabytes))],
    ['archive of the press, GB a year', needs.map((need) => written(need.archiveGigabytes))],
    ['traffic, GB a month', needs.map((need) => written(need.trafficGigabytes))],
  ];
  // A page that is asked for is made.
  const emptied = visits.map((visitsPerMonth) => {
    const { cores } = needsOf({ ...usualLoad, visitsPerMonth, keptShare: 0 }, costs);
    return written(cores.pages);
  });
  rows.splice(3, 0, ['… while nothing is kept', emptied]);
  const head = ['visits a month', ...visits.map((count) => count.toLocaleString('en'))];
  return [
    head,
    head.map((_, column) => (column === 0 ? '---' : '---:')),
    ...rows.map(([name, cells]) => [name, ...cells]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Two digits that count. */
function written(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(2)));
}
