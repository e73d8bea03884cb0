/** A phone number as people write it, as a link: `+49 (0)89 1234-56` becomes `tel:+4989123456`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '')}`;
}
