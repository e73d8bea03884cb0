/** Headers of a phone that sends photos into a draft. Never part of an address: those end in logs. */
export const phoneLinkHeader = 'phone-link';
export const phoneKeyHeader = 'phone-key';
/** A link is good for so long. */
export const phoneLinkMinutes = 30;
/** Photos that one link takes. */
export const mostPhonePhotos = 100;
