/** When support answers, in local time of `shopTimeZone`; days as in ISO 8601, Monday is 1. */
export const supportHours = { firstDay: 1, lastDay: 5, from: '08:00', to: '17:00' } as const;

/** Deadlines and opening hours are meant in this time zone. */
export const shopTimeZone = 'Europe/Berlin';
