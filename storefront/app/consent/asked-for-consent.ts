/** Whether the question stands over the page; the library marks the root then. */
export function isAskedForConsent(): boolean {
  return document.documentElement.classList.contains('show--consent');
}
