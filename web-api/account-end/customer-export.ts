import {
  customerAccounts,
  customerAddresses,
  customers,
  customerWishlists,
} from '@blattwerk/database/tables/customers.ts';
import { drafts } from '@blattwerk/database/tables/drafts.ts';
import { events } from '@blattwerk/database/tables/events.ts';
import { newsletterSubscriptions } from '@blattwerk/database/tables/newsletter.ts';
import { orders } from '@blattwerk/database/tables/orders.ts';
import { photos } from '@blattwerk/database/tables/photos.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { findCompany } from '../customers/companies/company-store.ts';
import { designIdOf } from '../designs/design-recipes.ts';
import { contentOf } from '../drafts/draft-store.ts';
import { guestsOf } from '../events/event-store.ts';
import { eventView, guestView } from '../events/event-view.ts';
import { orderView } from '../orders/order-view.ts';
import { reviewsOfCustomer } from '../product-reviews/review-store.ts';

/** All that is kept of a customer, in the shop's own words; without what opens anything. */
export async function customerExport(backEnd: BackEnd, id: string) {
  const { database } = backEnd;
  const [customer] = await database.select().from(customers).where(eq(customers.id, id));
  if (!customer) throw new Error('A customer with a session is gone.');
  const { number, firstName, lastName, email, emailVerified, type, createdAt } = customer;
  const ways = await database
    .select({ way: customerAccounts.providerId })
    .from(customerAccounts)
    .where(eq(customerAccounts.userId, id));
  const addresses = await database
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, id));
  const [wishes] = await database
    .select()
    .from(customerWishlists)
    .where(eq(customerWishlists.customerId, id));
  const company = (await findCompany(database, id)) ?? null;
  const newsletters = await database
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email));
  const rows = await database
    .select()
    .from(orders)
    .where(eq(orders.customerId, id))
    .orderBy(asc(orders.placedAt));
  const placed = [];
  for (const row of rows) {
    const { token: _, ...order } = await orderView(backEnd, database, row);
    placed.push({ channel: row.channel, ...order });
  }
  const reviewed = await reviewsOfCustomer(database, id);
  const hosted = await database
    .select()
    .from(events)
    .where(eq(events.customerId, id))
    .orderBy(asc(events.date));
  const invitations = [];
  for (const event of hosted) {
    const guests = await guestsOf(database, event.id);
    // The links let anybody reply in a guest’s name.
    const known = guests.map((row) => ({
      ...guestView(backEnd, event, row),
      id: undefined,
      replyUrl: undefined,
    }));
    invitations.push({ ...eventView(event), id: undefined, channel: event.channel, guests: known });
  }
  const kept = await database
    .select()
    .from(photos)
    .where(and(eq(photos.customerId, id), eq(photos.state, 'ready')))
    .orderBy(asc(photos.createdAt));
  const designed = await database
    .select()
    .from(drafts)
    .where(eq(drafts.customerId, id))
    .orderBy(asc(drafts.updatedAt));
  return {
    account: {
      number,
      firstName,
      lastName,
      email,
      emailVerified,
      type,
      since: createdAt.toISOString(),
      signsInBy: ways.map(({ way }) => way),
    },
    addresses: addresses.map(({ address }) => address),
    wishlist: wishes?.wishlist ?? [],
    company,
    newsletters: newsletters.map(({ channel, locale, consentedAt, confirmedAt }) => ({
      channel,
      locale,
      consentedAt: consentedAt.toISOString(),
      confirmedAt: confirmedAt?.toISOString() ?? null,
    })),
    orders: placed,
    reviews: reviewed.map(({ productName, rating, words, author, state, updatedAt }) => ({
      ...{ productName, rating, words, author, state },
      writtenAt: updatedAt.toISOString(),
    })),
    events: invitations,
    photos: kept.map(({ width, height, capturedAt, createdAt, expiresAt }) => ({
      width,
      height,
      capturedAt,
      sentAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    drafts: designed.map(({ channel, name, designId, updatedAt, ...row }) => ({
      channel,
      name,
      designId: designIdOf({ designId }),
      updatedAt: updatedAt.toISOString(),
      content: contentOf(row),
    })),
  };
}
