import type { RequestListener, ServerResponse } from 'node:http';

/** What a server needs to do its work, by name: whether it is there now. */
export type Needs = Readonly<Record<string, () => Promise<boolean>>>;

export type Health = {
  /** Answers `/healthz` and `/readyz` at any host, in front of an application that answers everything else. */
  before(app: RequestListener): RequestListener;
  /** The process is about to end: from now on it is not ready. */
  leave(): void;
};

/** Milliseconds after which a need that gives no answer counts as missing. */
const patienceMs = 2000;
/** Milliseconds that an answer is kept: a flood of questions costs nothing. */
const keptMs = 1000;

/**
 * Two addresses for those who watch over processes: `/healthz`, as long as the process lives, and `/readyz`, as long as it
 * has all it needs, with the names of what is missing otherwise.
 */
export function createHealth(needs: Needs): Health {
  let isLeaving = false;
  let asked: { at: number; missing: Promise<string[]> } | undefined;

  const missing = () => {
    if (!asked || Date.now() - asked.at > keptMs) asked = { at: Date.now(), missing: missingOf(needs) };
    return asked.missing;
  };

  async function answerReadiness(response: ServerResponse): Promise<void> {
    const lacks = isLeaving ? ['time: the process is about to end'] : await missing();
    if (lacks.length === 0) answer(response, 200, { ready: true });
    else answer(response.setHeader('Retry-After', '1'), 503, { ready: false, missing: lacks });
  }

  return {
    before: (app) => (request, response) => {
      if (request.url === '/healthz') answer(response, 200, { alive: true });
      else if (request.url === '/readyz') void answerReadiness(response);
      else app(request, response);
    },
    leave() {
      isLeaving = true;
    },
  };
}

async function missingOf(needs: Needs): Promise<string[]> {
  const asked = Object.entries(needs).map(async ([name, isThere]) =>
    (await inTime(isThere().catch(() => false))) ? [] : [name],
  );
  return (await Promise.all(asked)).flat();
}

async function inTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const isThere = await Promise.race([answer, end]);
  clearTimeout(timer);
  return isThere;
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(body));
}
