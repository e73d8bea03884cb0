import { customerSessions } from '@blattwerk/database/tables/customers.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { sessionEndpoints } from '@blattwerk/schemas/web-api/customers/session-endpoints.ts';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf, Visitor } from '../http/handler.ts';
import { problem } from '../http/problems.ts';
import type { Sessions } from './sessions.ts';

type Asking = { customerId: string; sessionId: string };

/** Where a customer is signed in, and how that ends from elsewhere. */
export function sessionHandlers(
  { clock, database, limits }: BackEnd,
  sessions: Sessions,
): HandlersOf<keyof typeof sessionEndpoints> {
  async function askingOf({ channel }: ShopContext, { headers }: Visitor) {
    const { user, sessionId } = await sessions.read(channel, headers);
    if (!user || sessionId === null)
      return { ok: false as const, problem: problem(401, 'Sign in to see where you are signed in.') };
    const refused = await limits.take(['sessions by account', user.id]);
    if (refused) return { ok: false as const, problem: refused };
    return { ok: true as const, customerId: user.id, sessionId };
  }

  async function answer({ customerId, sessionId }: Asking) {
    const rows = await database
      .select()
      .from(customerSessions)
      .where(and(eq(customerSessions.userId, customerId), gt(customerSessions.expiresAt, clock())))
      .orderBy(desc(customerSessions.updatedAt));
    const found = rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      browser: userAgent || null,
      since: createdAt.toISOString(),
      lastUsed: updatedAt.toISOString(),
      isThis: id === sessionId,
    }));
    const own = found.filter(({ isThis }) => isThis);
    return { ok: true as const, value: { sessions: [...own, ...found.filter(({ isThis }) => !isThis)] } };
  }

  return {
    'GET /web-api/customer-sessions': async ({ shop, visitor }) => {
      const asking = await askingOf(shop, visitor);
      return asking.ok ? answer(asking) : asking;
    },
    'DELETE /web-api/customer-sessions/{id}': async ({ params, shop, visitor }) => {
      const asking = await askingOf(shop, visitor);
      if (!asking.ok) return asking;
      if (params.id === asking.sessionId)
        return { ok: false, problem: problem(409, 'This is the session that asks: sign out instead.') };
      await database
        .delete(customerSessions)
        .where(and(eq(customerSessions.userId, asking.customerId), eq(customerSessions.id, params.id)));
      return answer(asking);
    },
    'DELETE /web-api/customer-sessions': async ({ shop, visitor }) => {
      const asking = await askingOf(shop, visitor);
      if (!asking.ok) return asking;
      await database
        .delete(customerSessions)
        .where(
          and(eq(customerSessions.userId, asking.customerId), ne(customerSessions.id, asking.sessionId)),
        );
      return answer(asking);
    },
  };
}
