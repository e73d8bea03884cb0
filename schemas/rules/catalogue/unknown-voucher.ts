import { exampleOffer, pageWith } from '../examples/example-content.ts';
import { fieldLabel } from '../model/labels.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import { campaignFacts, campaignFixes, namedCampaigns } from './named-campaigns.ts';

export const unknownVoucher: Rule = {
  code: 'unknown_voucher',
  title: { de: 'Gutscheinaktion gibt es nicht', en: 'Voucher campaign does not exist' },
  severity: 'error',
  description: {
    de: 'Ein Baustein wirbt für eine Gutscheinaktion, die es nicht (mehr) gibt.',
    en: 'A block advertises a voucher campaign that does not exist (any more).',
  },
  examples: {
    pass: [
      { title: 'a running campaign', content: pageWith(exampleOffer({ campaign: 'newsletter-voucher' })) },
      {
        title: 'a shop nobody knows',
        content: pageWith(exampleOffer({ campaign: 'herbst' })),
        context: { catalogue: undefined },
      },
    ],
    fail: [{ title: 'a misspelt one', content: pageWith(exampleOffer({ campaign: 'newsletter' })) }],
  },
  check(story, context) {
    const { catalogue } = context;
    if (!catalogue) return [];
    return namedCampaigns(story)
      .filter(({ id }) => !campaignFacts(catalogue, id))
      .map((named) => {
        const label = fieldLabel(named.reading.field);
        const message = {
          de: `In „${label.de}“ eine andere Aktion wählen, „${named.id}“ gibt es nicht.`,
          en: `Choose another campaign in “${label.en}”; there is no “${named.id}”.`,
        };
        return atSpot(named.spot, message, campaignFixes(named, story, context));
      });
  },
};
