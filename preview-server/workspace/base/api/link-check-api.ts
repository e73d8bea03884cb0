import { type LinkState, linkAnswerSchema, mostLinks } from '../../../link-check/link-state.ts';
import { read, request } from './request.ts';
import type { Result } from './result.ts';

/** Where links that lead outside end, in the order of the addresses; beyond a hundred no more are asked for. */
export async function checkLinks(
  token: string,
  addresses: readonly string[],
): Promise<Result<Map<string, LinkState>>> {
  const asked = addresses.slice(0, mostLinks);
  const result = await request('/workspace/link-check', {
    ...{ method: 'POST', token },
    body: { addresses: asked },
  });
  const answer = read(result, linkAnswerSchema);
  if (!answer.ok) return answer;
  const { links } = answer.value;
  return {
    ok: true,
    value: new Map(asked.flatMap((address, at) => (links[at] ? [[address, links[at]]] : []))),
  };
}
