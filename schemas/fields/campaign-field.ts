import { defineField } from '@storyblok/schema';
import { voucherCampaignsDatasource } from '../datasources/voucher-campaigns.ts';
import { optionalChoice } from './choice-field.ts';
import type { EnglishField } from './english-words.ts';

/** A campaign of the back end's vouchers; what it is worth and until when is shown as the back end says. */
export const campaignField = defineField('campaign', {
  ...optionalChoice,
  source: 'internal',
  datasource: voucherCampaignsDatasource,
  display_name: 'Gutscheinaktion',
  description: 'Betrag und Bedingungen stehen dann auf der Seite, immer wie sie gerade gelten.',
});

export const campaignEnglish: EnglishField = {
  name: 'Voucher campaign',
  description: 'Amount and terms then stand on the page, always as they are at the time.',
};
