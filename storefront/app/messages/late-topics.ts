/** First parts of the keys whose texts only products, listings and accounts show: other pages do not load them. */
export const lateTopics = [
  'account',
  'binding',
  'colour',
  'configurator',
  'detail',
  'listing',
  'names',
  'option',
] as const;
