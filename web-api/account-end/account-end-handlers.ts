import { customerSessions, customers } from '@blattwerk/database/tables/customers.ts';
import { drafts } from '@blattwerk/database/tables/drafts.ts';
import { orders } from '@blattwerk/database/tables/orders.ts';
import { photos as photoTable } from '@blattwerk/database/tables/photos.ts';
import type { accountEndEndpoints } from '@blattwerk/schemas/web-api/customers/account-end-endpoints.ts';
import { and, eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { createSessions } from '../customers/sessions.ts';
import { forgetDrafts } from '../drafts/forget-drafts.ts';
import type { HandlersOf } from '../http/handler.ts';
import { problem } from '../http/problems.ts';
import { askForErasure } from '../orders/ask-for-erasure.ts';
import type { HtmlPage } from '../pages/message-page.ts';
import { isFree } from '../photos/photo-store.ts';
import { eraseReviewsOf } from '../product-reviews/review-store.ts';
import { readToken, signToken } from '../security/signed-token.ts';
import { accountEndTextsIn } from '../texts/account-end/account-end-texts.ts';
import { textLanguage } from '../texts/text-language.ts';
import { accountEndMail, accountEndPages, deleteAddress } from './account-end-pages.ts';
import { customerExport } from './customer-export.ts';

const hour = 60 * 60 * 1000;
const purpose = 'customer-delete';

/** What customers take along, and how they leave: pages that need no script. */
export function accountEndHandlers(backEnd: BackEnd): HandlersOf<keyof typeof accountEndEndpoints> {
  const { archiveErasure, catalogueNews, clock, config, database, limits, mailer, photos } = backEnd;
  const sessions = createSessions(backEnd);
  const notSignedIn = (sentence: string) => ({ ok: false as const, problem: problem(401, sentence) });
  return {
    'GET /web-api/customer-export': async ({ query, visitor }) => {
      const { user } = await sessions.read(query.channel, visitor.headers);
      if (!user) return notSignedIn('Sign in to take your data along.');
      const refused = await limits.take(['export by account', user.id]);
      if (refused) return { ok: false, problem: refused };
      const known = await customerExport(backEnd, user.id);
      const body = JSON.stringify(known, null, 2);
      return { ok: true, value: { media: 'application/json', body, fileName: 'blattwerk.json' } };
    },
    'GET /web-api/customer-delete': async ({ query, visitor }) => {
      const { user } = await sessions.read(query.channel, visitor.headers);
      const texts = accountEndTextsIn[textLanguage(query.locale)];
      if (!user) return notSignedIn(texts.signIn);
      return answer(accountEndPages(config.origin, query).ask());
    },
    'POST /web-api/customer-delete': async ({ body, visitor }) => {
      const { user } = await sessions.read(body.channel, visitor.headers);
      const texts = accountEndTextsIn[textLanguage(body.locale)];
      if (!user) return notSignedIn(texts.signIn);
      const refused = await limits.take(['account deletion by account', user.id]);
      if (refused) return { ok: false, problem: refused };
      const token = signToken(purpose, user.id, new Date(clock().getTime() + hour), config.secret);
      const { channel, locale } = body;
      const url = deleteAddress(config.origin, { channel, locale, token });
      const content = accountEndMail(texts, url);
      await mailer.write(database, { kind: 'account-end', channel, locale, recipient: user.email, content });
      mailer.poke();
      return answer(accountEndPages(config.origin, body).sent());
    },
    'GET /web-api/customer-delete-confirm': async ({ query }) => {
      const pages = accountEndPages(config.origin, query);
      return (await ownerOf(query.token)) ? answer(pages.confirm(query.token)) : answer(pages.over(), 410);
    },
    'POST /web-api/customer-delete-confirm': async ({ body, visitor }) => {
      const pages = accountEndPages(config.origin, body);
      const id = await ownerOf(body.token);
      if (id === undefined) return answer(pages.over(), 410);
      const cookies = await sessions.end(body.channel, visitor.headers);
      await database.transaction(async (transaction) => {
        await transaction
          .update(photoTable)
          .set({ state: 'deleted' })
          .where(and(eq(photoTable.customerId, id), isFree(clock())));
        await transaction.delete(customerSessions).where(eq(customerSessions.userId, id));
        await forgetDrafts(transaction, eq(drafts.customerId, id));
        // What is still to be printed stays until it is sent, and has not come back damaged.
        await askForErasure(transaction, eq(orders.customerId, id), clock());
        await eraseReviewsOf(transaction, id);
        await transaction.delete(customers).where(eq(customers.id, id));
      });
      await photos.sweep();
      archiveErasure.poke();
      catalogueNews.poke();
      const done = answer(pages.done());
      return { ...done, headers: { ...done.headers, 'set-cookie': cookies } };
    },
  };

  /** The customer of a link that is valid, as long as the account exists. */
  async function ownerOf(token: string): Promise<string | undefined> {
    const read = readToken(purpose, token, config.secret, clock());
    if (!read.ok) return undefined;
    const [row] = await database
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, read.subject));
    return row?.id;
  }
}

function answer({ html, headers }: HtmlPage, refusal?: 410) {
  const status = refusal === undefined ? {} : { status: refusal };
  return { ok: true as const, value: { media: 'text/html', body: html, ...status }, headers };
}
