/** What a feature flag may say for a visitor. */
export const treatments = ['control', 'off', 'on'] as const;
/** What everybody sees who takes part in no test. */
export const controlTreatment = 'control';
type Treatment = (typeof treatments)[number];

/**
 * @public shown where flags are tried out, which comes later
 */
export const treatmentLabels: Record<Treatment, string> = {
  control: 'Kontrolle',
  off: 'Aus',
  on: 'An',
};
