const pattern = /^(?:GTM|G)-[A-Z0-9]+$/;

/** One sentence saying what is wrong with the id of a tag manager (`GTM-AB12CD3`) or measurement (`G-AB12CD34`). */
export function trackingIdProblem(id: string): string | undefined {
  if (pattern.test(id)) return undefined;
  return `“${id}” must start with GTM- or G-, followed by upper-case letters or digits; write ${correctedTrackingId(id)}`;
}

/** The id as it was probably meant. */
export function correctedTrackingId(id: string): string {
  const [, prefix = 'GTM', rest = ''] = /^(?:(GTM|G)(?![A-Z0-9]))?(.*)$/s.exec(id.toUpperCase()) ?? [];
  const digits = rest.replace(/[^A-Z0-9]/g, '').replace(/^GTM/, '');
  return `${prefix}-${digits === '' ? 'XXXXXXX' : digits}`;
}
