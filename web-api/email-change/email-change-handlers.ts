import { createHash } from 'node:crypto';
import { customers, emailChanges } from '@blattwerk/database/tables/customers.ts';
import type { emailChangeEndpoints } from '@blattwerk/schemas/web-api/customers/email-change-endpoints.ts';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { accountPageUrl } from '../customers/account-page-url.ts';
import { emailSchema } from '../customers/read-sign-up.ts';
import { createSessions } from '../customers/sessions.ts';
import type { HandlersOf } from '../http/handler.ts';
import { problem } from '../http/problems.ts';
import type { HtmlPage } from '../pages/message-page.ts';
import { readToken, signToken } from '../security/signed-token.ts';
import { emailChangeTextsIn } from '../texts/email-change/email-change-texts.ts';
import { textLanguage } from '../texts/text-language.ts';
import { changeEmail, type EmailChange, hasAccount } from './change-email.ts';
import { emailChangeAddress, emailChangeMail } from './email-change-mails.ts';
import { emailChangePages } from './email-change-pages.ts';

const hour = 60 * 60 * 1000;

/** Another address for an account: pages that need no script, and a link in each of the two mailboxes. */
export function emailChangeHandlers(backEnd: BackEnd): HandlersOf<keyof typeof emailChangeEndpoints> {
  const { clock, config, database, limits, mailer } = backEnd;
  const { origin, secret } = config;
  const sessions = createSessions(backEnd);
  const inAnHour = () => new Date(clock().getTime() + hour);
  return {
    'GET /web-api/customer-email': async ({ query, visitor }) => {
      const { user } = await sessions.read(query.channel, visitor.headers);
      if (!user) return { ok: false, problem: notSignedIn(query.locale) };
      return answer(emailChangePages(origin, query).ask());
    },
    'POST /web-api/customer-email': async ({ body, visitor }) => {
      const { user } = await sessions.read(body.channel, visitor.headers);
      const { channel, locale } = body;
      if (!user) return { ok: false, problem: notSignedIn(locale) };
      const refused = await limits.take(['email change by account', user.id]);
      if (refused) return { ok: false, problem: refused };
      const token = signToken('email-change', subjectOf(user), inAnHour(), secret);
      const url = emailChangeAddress(origin, 'new', { channel, locale, token });
      const content = emailChangeMail(locale, 'askMail', url);
      const recipient = user.email;
      await mailer.write(database, { kind: 'email-change', channel, locale, recipient, content });
      mailer.poke();
      return answer(emailChangePages(origin, body).sent());
    },
    'GET /web-api/customer-email-new': async ({ query }) => {
      const pages = emailChangePages(origin, query);
      return (await ownerOf(query.token)) ? answer(pages.enter(query.token)) : answer(pages.over(), 410);
    },
    'POST /web-api/customer-email-new': async ({ body }) => {
      const { channel, locale, token, email: typed = '' } = body;
      const pages = emailChangePages(origin, body);
      const owner = await ownerOf(token);
      if (!owner) return answer(pages.over(), 410);
      const read = emailSchema.safeParse(typed);
      if (!read.success) return answer(pages.enter(token, typed, 'invalid'), 422);
      if (read.data === owner.email) return answer(pages.enter(token, typed, 'same'), 422);
      const refused = await limits.take(['new email by account', owner.id]);
      if (refused) return { ok: false, problem: refused };
      const isKnown = await hasAccount(backEnd, read.data);
      await database.transaction(async (transaction) => {
        const [change] = await transaction
          .insert(emailChanges)
          .values({ customerId: owner.id, formerEmail: owner.email, newEmail: read.data })
          .returning({ id: emailChanges.id });
        if (!change) throw new Error('A change of an address was not stored.');
        const link = { channel, locale, token: signToken('email-confirm', change.id, inAnHour(), secret) };
        const content = isKnown
          ? emailChangeMail(locale, 'knownMail', accountPageUrl(origin, { channel, locale }))
          : emailChangeMail(locale, 'confirmMail', emailChangeAddress(origin, 'confirm', link));
        const recipient = read.data;
        await mailer.write(transaction, { kind: 'email-confirm', channel, locale, recipient, content });
      });
      mailer.poke();
      return answer(pages.newSent());
    },
    'GET /web-api/customer-email-confirm': async ({ query }) => {
      const pages = emailChangePages(origin, query);
      const change = await changeOf(query.token);
      return change ? answer(pages.confirm(query.token, change.newEmail)) : answer(pages.over(), 410);
    },
    'POST /web-api/customer-email-confirm': async ({ body }) => {
      const pages = emailChangePages(origin, body);
      const change = await changeOf(body.token);
      const email = change && (await changeEmail(backEnd, body, change.id));
      mailer.poke();
      return email === undefined ? answer(pages.over(), 410) : answer(pages.done(email));
    },
  };

  /** The customer of a link that is valid, as long as the account has the address that it was sent to. */
  async function ownerOf(token: string): Promise<{ id: string; email: string } | undefined> {
    const read = readToken('email-change', token, secret, clock());
    const [id] = read.ok ? read.subject.split('-') : [];
    if (!read.ok || id === undefined) return undefined;
    const [owner] = await database
      .select({ id: customers.id, email: customers.email })
      .from(customers)
      .where(eq(customers.id, id));
    return owner && subjectOf(owner) === read.subject ? owner : undefined;
  }

  async function changeOf(token: string): Promise<EmailChange | undefined> {
    const read = readToken('email-confirm', token, secret, clock());
    if (!read.ok) return undefined;
    const [change] = await database.select().from(emailChanges).where(eq(emailChanges.id, read.subject));
    return change;
  }
}

/** Names the account and its present address: once it has another, the link is over. */
function subjectOf({ id, email }: { id: string; email: string }): string {
  return `${id}-${createHash('sha256').update(email).digest('hex').slice(0, 16)}`;
}

function notSignedIn(locale: Parameters<typeof textLanguage>[0]) {
  return problem(401, emailChangeTextsIn[textLanguage(locale)].signIn);
}

function answer({ html, headers }: HtmlPage, refusal?: 410 | 422) {
  const status = refusal === undefined ? {} : { status: refusal };
  return { ok: true as const, value: { media: 'text/html', body: html, ...status }, headers };
}
