import { exampleOffer, pageWith } from '../examples/example-content.ts';
import { dayWords } from '../model/day-words.ts';
import { fieldLabel, quoted } from '../model/labels.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import { campaignFacts, campaignFixes, namedCampaigns, standingOf } from './named-campaigns.ts';

export const voucherNotRunning: Rule = {
  code: 'voucher_not_running',
  title: { de: 'Gutscheinaktion läuft nicht', en: 'Voucher campaign is not running' },
  severity: 'error',
  description: {
    de: 'Ein Baustein wirbt für eine Gutscheinaktion, die vorbei ist oder noch nicht begonnen hat.',
    en: 'A block advertises a voucher campaign that is over or has not begun.',
  },
  examples: {
    pass: [
      { title: 'a running campaign', content: pageWith(exampleOffer({ campaign: 'newsletter-voucher' })) },
      {
        title: 'on its last day',
        content: pageWith(exampleOffer({ campaign: 'sommer-2025' })),
        context: { today: '2025-08-31' },
      },
    ],
    fail: [
      { title: 'one that is over', content: pageWith(exampleOffer({ campaign: 'sommer-2025' })) },
      { title: 'one that has not begun', content: pageWith(exampleOffer({ campaign: 'advent' })) },
    ],
  },
  check(story, context) {
    const { catalogue } = context;
    if (!catalogue) return [];
    return namedCampaigns(story).flatMap((named) => {
      const facts = campaignFacts(catalogue, named.id);
      const standing = facts && standingOf(facts, context);
      if (!facts || standing === 'running') return [];
      const label = fieldLabel(named.reading.field);
      const name = quoted(facts.name);
      const reason =
        standing === 'over'
          ? {
              de: `ist am ${dayWords(facts.lastDay).de} zu Ende gegangen`,
              en: `ended on ${dayWords(facts.lastDay).en}`,
            }
          : {
              de: `beginnt erst am ${dayWords(facts.firstDay).de}`,
              en: `begins only on ${dayWords(facts.firstDay).en}`,
            };
      const message = {
        de: `In „${label.de}“ eine laufende Aktion wählen, ${name.de} ${reason.de}.`,
        en: `Choose a running campaign in “${label.en}”; ${name.en} ${reason.en}.`,
      };
      return [atSpot(named.spot, message, campaignFixes(named, story, context))];
    });
  },
};
