/**
 * Reads what the page has complained of since it was last asked. WebKit's driver tells nothing of the console, so the
 * page listens itself from the first question on, right after its document is there.
 */
export const readComplaints = `(${takeComplaints.toString()})()`;

declare global {
  interface Window {
    complaintsOfPage?: string[];
  }
}

function takeComplaints(): string[] {
  if (window.complaintsOfPage) return window.complaintsOfPage.splice(0);
  const complaints: string[] = [];
  window.complaintsOfPage = complaints;
  const { error } = console;
  console.error = (...given: unknown[]) => {
    complaints.push(given.map(String).join(' '));
    error(...given);
  };
  addEventListener('error', ({ message }) => message && complaints.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (blockedURI !== 'eval') complaints.push(`policy: ${effectiveDirective} forbids ${blockedURI}`);
  });
  return [];
}
