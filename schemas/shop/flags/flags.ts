/** Says which version of a section a visitor sees; `control` is for everybody who takes part in no test. */
type FlagEntry = {
  label: string;
  /** What it may say: `on` shows the new version of an A/B test, further names those of a test with several. */
  treatments: readonly ['control', string, ...string[]];
};

/** Every flag there is. What it says for a visitor is decided by the test tool; without one everybody is `control`. */
export const flagTable: Readonly<Record<string, FlagEntry>> = {
  'startseite-vorteile': {
    label: 'Startseite: Vorteile anders zeigen',
    treatments: ['control', 'off', 'on'],
  },
  'newsletter-gutschein': { label: 'Newsletter: Gutschein statt Bild', treatments: ['control', 'off', 'on'] },
  'hochzeit-einstieg': {
    label: 'Hochzeit: Einstieg in die Seite',
    treatments: ['control', 'bildteaser', 'zitat'],
  },
};

export const flagNames: readonly string[] = Object.keys(flagTable);
