import type { Database } from '@blattwerk/database/database.ts';
import { baskets } from '@blattwerk/database/tables/baskets.ts';
import { contractWithdrawals } from '@blattwerk/database/tables/contract-withdrawals.ts';
import {
  customerSessions,
  customerVerifications,
  emailChanges,
  passwordResetRequests,
  signUpRequests,
} from '@blattwerk/database/tables/customers.ts';
import { drafts, sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import { eventDrafts, events, guestUploads } from '@blattwerk/database/tables/events.ts';
import { flagClientReports, flagEvents, flagImpressions } from '@blattwerk/database/tables/flags.ts';
import { mails } from '@blattwerk/database/tables/mails.ts';
import { newsletterSubscriptions } from '@blattwerk/database/tables/newsletter.ts';
import { phoneLinks } from '@blattwerk/database/tables/phone-links.ts';
import { rateLimits } from '@blattwerk/database/tables/rate-limits.ts';
import { standInPayments } from '@blattwerk/database/tables/stand-in-payments.ts';
import { blockSales, visitCounts } from '@blattwerk/database/tables/visit-counts.ts';
import { and, isNull, lt, lte, or } from 'drizzle-orm';
import { forgetRecipes } from '../designs/kept-recipes.ts';
import { anonymiseOrders } from '../orders/anonymise-orders.ts';

const day = 24 * 60 * 60 * 1000;
/** How long messages and unconfirmed subscriptions, which hold personal data, are kept. */
const keptDays = 30;
/** A test of two versions is over by then. */
const testDays = 120;
/** A season is compared with the same of the year before. */
const countedDays = 400;

/** Forgets what is over: old messages, subscriptions never confirmed, baskets, drafts, events, sessions and tokens past their time. */
export async function forgetWhatIsOver(database: Database, now: Date): Promise<void> {
  const old = new Date(now.getTime() - keptDays * day);
  await database.delete(mails).where(lt(mails.createdAt, old));
  await database
    .delete(newsletterSubscriptions)
    .where(and(isNull(newsletterSubscriptions.confirmedAt), lt(newsletterSubscriptions.consentedAt, old)));
  // An order sent twice finds its basket for a day.
  const ordered = new Date(now.getTime() - day);
  await database.delete(baskets).where(or(lt(baskets.expiresAt, now), lt(baskets.orderedAt, ordered)));
  // What was ordered has no such time.
  await database.delete(sealedDesigns).where(lt(sealedDesigns.expiresAt, now));
  await database.delete(drafts).where(lt(drafts.expiresAt, now));
  await forgetRecipes(database, now);
  await anonymiseOrders(database, now);
  await database.delete(customerSessions).where(lt(customerSessions.expiresAt, now));
  await database.delete(rateLimits).where(lt(rateLimits.expire, now));
  // A link is of no use after a day, and one that cannot be written must not block all others for good.
  const yesterday = new Date(now.getTime() - day);
  await database.delete(passwordResetRequests).where(lt(passwordResetRequests.createdAt, yesterday));
  await database.delete(signUpRequests).where(lt(signUpRequests.createdAt, yesterday));
  await database.delete(emailChanges).where(lt(emailChanges.createdAt, yesterday));
  await database
    .delete(contractWithdrawals)
    .where(and(isNull(contractWithdrawals.confirmedAt), lt(contractWithdrawals.createdAt, yesterday)));
  // Guests did not ask to be kept: they go with the event, half a year after it.
  await database.delete(events).where(lte(events.keptUntil, now.toISOString().slice(0, 10)));
  await database.delete(phoneLinks).where(lt(phoneLinks.expiresAt, yesterday));
  await database.delete(guestUploads).where(lt(guestUploads.createdAt, yesterday));
  await database.delete(eventDrafts).where(lt(eventDrafts.createdAt, yesterday));
  await database.delete(standInPayments).where(lt(standInPayments.createdAt, old));
  const beforeTests = new Date(now.getTime() - testDays * day);
  await database.delete(flagEvents).where(lt(flagEvents.happenedAt, beforeTests));
  await database.delete(flagImpressions).where(lt(flagImpressions.shownAt, beforeTests));
  await database.delete(flagClientReports).where(lt(flagClientReports.receivedAt, old));
  const uncounted = new Date(now.getTime() - countedDays * day).toISOString().slice(0, 10);
  await database.delete(visitCounts).where(lt(visitCounts.day, uncounted));
  await database.delete(blockSales).where(lt(blockSales.day, uncounted));
  await database.delete(customerVerifications).where(lt(customerVerifications.expiresAt, now));
}
