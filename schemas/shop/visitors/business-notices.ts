/** What the page for businesses says to who has sent its form without scripts; stands in the address as `notice`. */
export const businessNotices = ['sent', 'saved', 'refused', 'later'] as const;
export type BusinessNotice = (typeof businessNotices)[number];
