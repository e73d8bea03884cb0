/** What the account page says to who sent its form without scripts. */
export const accountNotices = ['refused', 'later', 'signed-in', 'signed-out', 'welcome'] as const;
export type AccountNotice = (typeof accountNotices)[number];
