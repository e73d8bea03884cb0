import { exampleOffer, pageWith } from '../examples/example-content.ts';
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
              de: `ist am ${germanDay(facts.lastDay)} zu Ende gegangen`,
              en: `ended on ${englishDay(facts.lastDay)}`,
            }
          : {
              de: `beginnt erst am ${germanDay(facts.firstDay)}`,
              en: `begins only on ${englishDay(facts.firstDay)}`,
            };
      const message = {
        de: `In „${label.de}“ eine laufende Aktion wählen, ${name.de} ${reason.de}.`,
        en: `Choose a running campaign in “${label.en}”; ${name.en} ${reason.en}.`,
      };
      return [atSpot(named.spot, message, campaignFixes(named, story, context))];
    });
  },
};

const german = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'long' });
const english = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' });

function germanDay(day = ''): string {
  return german.format(new Date(day));
}

function englishDay(day = ''): string {
  return english.format(new Date(day));
}
