/** The cookie that holds the key by which flags know a visitor: a random one, of nobody in particular. */
export const visitorKeyCookie = 'split-key';
