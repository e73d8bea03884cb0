import { exampleOffer, pageWith } from '../examples/example-content.ts';
import { fieldLabel, quoted } from '../model/labels.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import { lackOf, metInOf } from './lack.ts';
import { lackingWords } from './lacking-words.ts';
import { campaignFacts, campaignFixes, namedCampaigns, standingOf } from './named-campaigns.ts';
import { narrowingFixes } from './narrowing-fixes.ts';

const wording = {
  without: { de: 'nicht gültig', en: 'not valid' },
  with: { de: 'gültig', en: 'valid' },
};

/** Only while the campaign runs; that it does not is another rule's matter. */
export const voucherNotGiven: Rule = {
  code: 'voucher_not_given',
  title: { de: 'Gutscheinaktion gilt nicht überall', en: 'Voucher campaign is not valid everywhere' },
  severity: 'error',
  description: {
    de: 'Ein Baustein wirbt für eine Gutscheinaktion, die nicht in allen Ländern oder nicht für alle Kunden gilt, für die die Seite bestimmt ist.',
    en: 'A block advertises a voucher campaign that is not valid in a country, or for customers, the page is shown to.',
  },
  examples: {
    pass: [
      {
        title: 'a campaign for everybody',
        content: pageWith(exampleOffer({ campaign: 'newsletter-voucher' })),
      },
      {
        title: 'a page for those whom it is for',
        content: {
          ...pageWith(exampleOffer({ campaign: 'firmenstart' })),
          countries: ['DE', 'AT'],
          customerTypes: ['business'],
        },
      },
    ],
    fail: [
      { title: 'a campaign for businesses', content: pageWith(exampleOffer({ campaign: 'firmenstart' })) },
      {
        title: 'on a page for businesses everywhere',
        content: { ...pageWith(exampleOffer({ campaign: 'firmenstart' })), customerTypes: ['business'] },
      },
    ],
  },
  check(story, context) {
    const { catalogue } = context;
    if (!catalogue) return [];
    return namedCampaigns(story).flatMap((named) => {
      const facts = campaignFacts(catalogue, named.id);
      if (!facts || standingOf(facts, context) !== 'running') return [];
      const lack = lackOf(catalogue, facts, named.shown, story);
      if (!lack) return [];
      const label = fieldLabel(named.reading.field);
      const { de, en } = lackingWords(lack, wording);
      const name = quoted(facts.name);
      const message = {
        de: `In „${label.de}“ statt ${name.de} eine andere Aktion wählen: ${de}.`,
        en: `Choose another campaign than ${name.en} in “${label.en}”: ${en}.`,
      };
      const fixes = [...campaignFixes(named, story, context), ...narrowingFixes(story, lack)];
      return [{ ...atSpot(named.spot, message, fixes), metIn: metInOf(lack) }];
    });
  },
};
