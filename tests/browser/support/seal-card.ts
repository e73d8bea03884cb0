import { shopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';

const headers = {
  ...shopHeaders({ channel: 'blattwerk', country: 'DE', locale: 'de-DE' }),
  'content-type': 'application/json',
};
const look = { palette: null, pairing: null };

type Sealed = { item: unknown; quantity: number };

/** Designs a card as a guest does, through the shop's own addresses: what its basket is then given. */
export async function sealCard(
  storefront: string,
  designId: number,
  content: { choice: Record<string, string>; texts: Record<string, string> },
): Promise<Sealed> {
  const drafts = `${storefront}/web-api/drafts`;
  const draft = { designId, content: { version: 1, look, setFor: {}, photos: {}, ...content } };
  const { id, key } = await post(drafts, draft);
  const { lines } = await post(`${drafts}/${id}/seals`, { revision: 1 }, { 'draft-key': key });
  return lines[0];
}

async function post(url: string, body: unknown, more: Record<string, string> = {}) {
  const sent = { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) };
  const response = await fetch(url, sent);
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
