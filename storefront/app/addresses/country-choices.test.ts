import { expect, test } from 'vitest';
import { countryChoices } from './country-choices.ts';

test.each([
  ['de-DE', 'Belgien', 'Spanien'],
  ['it-IT', 'Austria', 'Svizzera'],
  ['nl-NL', 'België', 'Zwitserland'],
  ['fr-FR', 'Allemagne', 'Suisse'],
])('%s looks for its country in its own order', (locale, first, last) => {
  const labels = countryChoices(locale).map(({ label }) => label);
  expect([labels.at(0), labels.at(-1)]).toEqual([first, last]);
});
