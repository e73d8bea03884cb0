/** First parts of the keys whose texts only products, listings, accounts and the table of shipping prices show: other pages do not load them. */
export const lateTopics = [
  'account',
  'basket',
  'binding',
  'breadcrumbs',
  'checkout',
  'colour',
  'detail',
  'listing',
  'names',
  'option',
  'payment',
  'progress',
  'shipping',
  'withdrawal',
] as const;

/** The same of the parts of the shop that load theirs alone: the event portal, the configurator, what it opens and the ways to it, the question for consent, missing pages, orders, photos from the phone. */
export const ownTopics = [
  'chat',
  'events',
  'configurator',
  'consent',
  'drafts',
  'missing',
  'opinion',
  'order',
  'phone',
  'preview',
] as const;
export type OwnTopic = (typeof ownTopics)[number];
