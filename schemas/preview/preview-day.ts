/** Names the day that a signed preview shows the shop on; without a signature it says nothing. */
export const previewDayParameter = 'blattwerk_day';
