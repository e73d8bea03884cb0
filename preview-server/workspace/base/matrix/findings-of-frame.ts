import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import { languageOfKey } from '../../../content-space/story-shape/language-fields.ts';
import type { View } from './axes.ts';

/** Whether a finding is one of the frame's country, customers or language: what is wrong everywhere is said of the page. */
export function isOfFrame(
  { metIn, field }: Finding,
  { channel, country, language, customer }: View,
): boolean {
  const written = field === undefined ? undefined : languageOfKey(field);
  if (written !== undefined && written !== language) return false;
  if (!metIn) return written !== undefined;
  return metIn.some(
    ({ market, customerTypes }) =>
      market === `${channel}:${country}` &&
      (customerTypes === undefined || customerTypes.some((type) => type === customer)),
  );
}
