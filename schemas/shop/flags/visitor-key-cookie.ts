/** The cookie that holds the key by which flags know a visitor: a random one that names no person. */
export const visitorKeyCookie = 'split-key';
