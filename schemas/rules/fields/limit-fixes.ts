import type { Fix } from '../model/fix.ts';
import { hasMainHeading } from '../model/main-headings.ts';
import { clearingFixes, offeredFix, replacing } from '../model/making-fixes.ts';
import type { RuleField } from '../model/rule-schema.ts';
import { extend } from '../model/story-path.ts';
import type { LocatedIssue } from '../model/vendor-issue.ts';

/** Ways back within the limits of a field: the nearest number that it takes, or as many entries as fit. */
export function limitFixes(issue: LocatedIssue): Fix[] {
  const { field, inner } = issue;
  if (!field || inner.length > 0) return [];
  return field.type === 'number' ? numberFixes(issue, field) : surplusFixes(issue, field);
}

export function numeric(limit: string | undefined): number | undefined {
  return limit ? Number(limit) : undefined;
}

function numberFixes({ block, key, value }: LocatedIssue, field: RuleField): Fix[] {
  if (!block || key === undefined) return [];
  const path = extend(block.path, key);
  const nearest = nearestNumber(Number(value), field);
  // A text that is no number at all says nothing of which one was meant.
  if (nearest === undefined || nearest === String(value)) return clearingFixes(field, path, value);
  const label = { de: `Auf ${nearest} setzen`, en: `Set to ${nearest}` };
  return [offeredFix(label, replacing(path, value, nearest))];
}

/** As content stores numbers; none where the limits leave no number. */
function nearestNumber(value: number, { min_value, max_value, steps, decimals }: RuleField) {
  if (!Number.isFinite(value)) return undefined;
  const [least, most] = [min_value ?? -Infinity, max_value ?? Infinity];
  const step = steps || undefined;
  const within = Math.min(Math.max(value, least), most);
  const stepped = step ? Math.round(within / step) * step : within;
  const moved = stepped < least ? stepped + (step ?? 0) : stepped > most ? stepped - (step ?? 0) : stepped;
  const rounded = Number(moved.toFixed(decimals ?? 10));
  return rounded >= least && rounded <= most ? String(rounded) : undefined;
}

/** Leaves out what stands behind the last entry that fits; not where the page's main heading is among it. */
function surplusFixes({ block, key, value }: LocatedIssue, field: RuleField): Fix[] {
  const most = field.maximum ?? field.maximum_entries ?? numeric(field.max_options);
  if (!block || key === undefined || !Array.isArray(value) || most === undefined) return [];
  if (value.length <= most || most < 1) return [];
  const surplus = block.children.filter(
    ({ within, path }) => within?.key === key && Number(path.segment) >= most,
  );
  if (surplus.some(hasMainHeading)) return [];
  const label =
    most === 1
      ? { de: 'Nur den ersten Eintrag behalten', en: 'Keep only the first entry' }
      : { de: `Nur die ersten ${most} behalten`, en: `Keep only the first ${most}` };
  return [offeredFix(label, replacing(extend(block.path, key), value, value.slice(0, most)))];
}
