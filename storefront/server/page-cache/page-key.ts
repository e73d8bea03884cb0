/** Parameters that change nothing in a page: campaign marks, and the switches of tracking and logging. */
const silentParameter = /^(utm_[a-z_]{1,30}|gclid|gbraid|wbraid|fbclid|msclkid|tracking|logging)$/;

/**
 * The key a page is kept under, or undefined when its query may change what is shown.
 * @param target path and query as requested
 */
export function pageKey(hostname: string, target: string): string | undefined {
  const mark = target.indexOf('?');
  if (mark === -1) return `${hostname} ${target}`;
  for (const [name] of new URLSearchParams(target.slice(mark))) {
    if (!silentParameter.test(name)) return undefined;
  }
  return `${hostname} ${target.slice(0, mark)}`;
}
