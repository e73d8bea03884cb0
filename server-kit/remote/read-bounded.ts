/**
 * Reads a response body of at most `maxBytes`.
 * @returns undefined when the body is larger; the rest is not downloaded
 */
export async function readBounded(response: Response, maxBytes: number): Promise<Buffer | undefined> {
  const announced = Number(response.headers.get('content-length') ?? 0);
  if (announced > maxBytes || !response.body) {
    await response.body?.cancel();
    return response.body ? undefined : Buffer.alloc(0);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
