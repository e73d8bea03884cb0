/** What a space refused, or that it did not answer, as a sentence. */
export function refusalOf(error: unknown, managementUrl: string): string {
  if (!(error instanceof Error)) return 'unknown reason.';
  // How `fetch` says that it got no answer.
  if (error instanceof TypeError && error.cause instanceof Error)
    return `${managementUrl} does not answer (${error.cause.message}). Is STORYBLOK_MANAGEMENT_URL right, and does it run?`;
  const body = 'response' in error ? JSON.stringify(Object(error.response).data) : undefined;
  return body ? `${error.message}: ${body}` : `${error.message}.`;
}
