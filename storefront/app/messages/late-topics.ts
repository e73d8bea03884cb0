/** First parts of the keys whose texts only products, listings and accounts show: other pages do not load them. */
export const lateTopics = [
  'account',
  'basket',
  'binding',
  'checkout',
  'colour',
  'configurator',
  'detail',
  'listing',
  'names',
  'option',
  'order',
  'payment',
  'progress',
  'withdrawal',
] as const;

/** The same of the event portal, which alone loads them. */
export const eventTopic = 'events';
