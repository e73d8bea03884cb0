import { exampleOffer, pageWith } from '../example-content.ts';
import { fieldLabel } from '../labels.ts';
import { clearingFixes } from '../making-fixes.ts';
import { atField, type Rule } from '../rule.ts';
import { extend } from '../story-path.ts';

/** Reads any field named `campaign`. */
export const unknownVoucher: Rule = {
  code: 'unknown_voucher',
  title: { de: 'Gutscheinaktion gibt es nicht', en: 'Voucher campaign does not exist' },
  severity: 'error',
  description: {
    de: 'Ein Block wirbt für eine Gutscheinaktion, die es nicht (mehr) gibt.',
    en: 'A block advertises a voucher campaign that does not exist (any more).',
  },
  examples: {
    pass: [
      { title: 'a running campaign', content: pageWith(exampleOffer({ campaign: 'newsletter-voucher' })) },
    ],
    fail: [{ title: 'one that is over', content: pageWith(exampleOffer({ campaign: 'sommer-2025' })) }],
  },
  check({ fields }, { catalogue }) {
    const named = fields.filter(
      ({ field, value }) => field.name === 'campaign' && typeof value === 'string' && value.trim() !== '',
    );
    const known = catalogue?.vouchers;
    if (!known) return [];
    return named
      .filter(({ value }) => !known.includes(String(value)))
      .map((reading) => {
        const { block, field, key, value } = reading;
        const label = fieldLabel(field);
        const message = {
          de: `In „${label}“ eine laufende Aktion eintragen, „${value}“ gibt es nicht.`,
          en: `Enter a running campaign in “${label}”; there is no “${value}”.`,
        };
        const fix = { de: 'Aktion entfernen', en: 'Remove the campaign' };
        return atField(reading, message, clearingFixes(field, extend(block.path, key), value, fix));
      });
  },
};
