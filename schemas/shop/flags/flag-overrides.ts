import { treatments } from './treatments.ts';

/** Query parameters by which testers override flags. */
const flagParameters = {
  /** Names the flag. */
  feature: 'feature',
  /** What it shall say. */
  treatment: 'treatment',
  /** `flags=0` leaves everything at `control`. */
  handling: 'flags',
  /** `flagDebug=1` says in the console what flags say. */
  debug: 'flagDebug',
} as const;

/** Whether testers override flags by this parameter. */
export function isFlagParameter(name: string): boolean {
  return Object.values<string>(flagParameters).includes(name);
}

/** What a page is shown by: flags that are not named count as `control`. */
export type FlagChoice = {
  treatments: Readonly<Record<string, string>>;
  /** False: the address leaves every flag at `control`. */
  isHandled: boolean;
  isDebugging: boolean;
};

const maxFlagLength = 100;

/**
 * Reads the override of an address. It counts only for a flag that the page knows, with `on`, `off`, `control` or a
 * treatment from that flag's list.
 * @param allowed names of treatments by flag
 */
export function readFlagOverride(
  query: URLSearchParams,
  allowed: ReadonlyMap<string, readonly string[]>,
): FlagChoice {
  const isDebugging = query.get(flagParameters.debug) === '1';
  const feature = query.get(flagParameters.feature) ?? '';
  const treatment = query.get(flagParameters.treatment) ?? '';
  const names = allowed.get(feature);
  const isHandled = query.get(flagParameters.handling) !== '0';
  const isAccepted =
    isHandled &&
    feature !== '' &&
    feature.length <= maxFlagLength &&
    names !== undefined &&
    [...treatments, ...names].includes(treatment);
  return { treatments: isAccepted ? { [feature]: treatment } : {}, isHandled, isDebugging };
}

/** What flags say where the address does not say it for them: only that is a visitor's own. */
export function flagsLeftAlone(
  query: URLSearchParams,
  said: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (query.get(flagParameters.handling) === '0') return {};
  const overridden = query.get(flagParameters.feature);
  return Object.fromEntries(Object.entries(said).filter(([flag]) => flag !== overridden));
}
