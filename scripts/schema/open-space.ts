import {
  createManagementClient,
  type SpaceAddress,
} from '@blattwerk/preview-server/seed/management-client.ts';
import { z } from 'zod';
import { readEnvironment } from '../environment.ts';
import { type Result, refuse } from './result.ts';

/** A refusal of the space; 412 says that the story has moved on, 0 that there was no answer. */
type Refused = { ok: false; status: number; message: string };

/** A content space, seen through its management API; paths begin behind the space. */
export type Space = {
  get<Answer>(path: string, answer: z.ZodType<Answer>): Promise<{ ok: true; value: Answer } | Refused>;
  send(
    method: 'put' | 'post',
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<{ ok: true } | Refused>;
};

/** The space that the environment names: the embedded one of this machine, or one of the vendor's. */
export async function spaceOfEnvironment(): Promise<Result<Space>> {
  const read = readEnvironment(process.env);
  if (!read.ok) return read;
  const { STORYBLOK_MANAGEMENT_URL, STORYBLOK_MANAGEMENT_TOKEN, STORYBLOK_SPACE_ID } = read.environment;
  const address = {
    managementUrl: STORYBLOK_MANAGEMENT_URL,
    token: STORYBLOK_MANAGEMENT_TOKEN,
    spaceId: STORYBLOK_SPACE_ID,
  };
  // The client tries again for long; a space that is away is named at once.
  const isThere = await fetch(STORYBLOK_MANAGEMENT_URL, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
  if (!isThere)
    return refuse(
      `The content space at ${STORYBLOK_MANAGEMENT_URL} does not answer: start it (npm start), or set STORYBLOK_MANAGEMENT_URL.`,
    );
  return { ok: true, value: openSpace(address) };
}

export function openSpace(address: SpaceAddress): Space {
  const { managementUrl, spaceId } = address;
  const client = createManagementClient(address);
  const refused = (error: unknown): Refused => {
    const { status, data } = refusal.safeParse(error).data?.response ?? { status: 0, data: undefined };
    const { error: said, findings = [] } = explanation.safeParse(data).data ?? {};
    const first = findings.find(({ severity }) => severity === 'error');
    const message =
      status === 401
        ? `The content space at ${managementUrl} refuses the token: set STORYBLOK_MANAGEMENT_TOKEN.`
        : said
          ? `${said}${first ? ` ${first.message.en} (${first.path.join('.')})` : ''}`
          : `The content space answers with ${status || 'nothing'}.`;
    return { ok: false, status, message };
  };
  return {
    async get(path, answer) {
      const { data, error } = await client.get(`/v1/spaces/${spaceId}${path}`);
      if (error) return refused(error);
      const parsed = answer.safeParse(data);
      if (parsed.success) return { ok: true, value: parsed.data };
      return { ok: false, status: 200, message: `The content space answers ${path} in an unknown form.` };
    },
    async send(method, path, body, headers = {}) {
      const { error } = await client[method](`/v1/spaces/${spaceId}${path}`, {
        body,
        headers: { 'Content-Type': 'application/json', ...headers },
      });
      return error ? refused(error) : { ok: true };
    },
  };
}

const finding = z.object({
  severity: z.string(),
  path: z.array(z.union([z.string(), z.number()])),
  message: z.object({ en: z.string() }),
});
const explanation = z.object({ error: z.string(), findings: z.array(finding).optional() });
const refusal = z.object({ response: z.object({ status: z.number(), data: z.unknown() }) });

/** Every page of a list; the space sends at most a hundred entries at once. */
export async function getAll<Item>(
  space: Space,
  path: string,
  page: z.ZodType<Item[]>,
): Promise<Result<Item[]>> {
  const items: Item[] = [];
  for (let number = 1; ; number += 1) {
    const separator = path.includes('?') ? '&' : '?';
    const read = await space.get(`${path}${separator}per_page=100&page=${number}`, page);
    if (!read.ok) return refuse(read.message);
    items.push(...read.value);
    if (read.value.length < 100) return { ok: true, value: items };
  }
}
