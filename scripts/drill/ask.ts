/**
 * Asks once more when a connection ended under the question: a server may close one that is idle at the moment it is
 * used again.
 */
export async function ask(url: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch {
    return fetch(url, init);
  }
}
