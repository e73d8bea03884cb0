import { setTimeout as pause } from 'node:timers/promises';
import type { RunningPostgres } from '../postgres.ts';

/** Longer than a statement may take. */
const slowMs = 17_000;
const shortMs = 2_000;

/** What a PostgreSQL server does under load, by the fault's name; each is over when it resolves. */
export const databaseTroubles: Readonly<Record<string, (server: RunningPostgres) => Promise<void>>> = {
  'PostgreSQL ends connections': endConnections,
  'PostgreSQL crashes and comes back': async (server) => {
    await server.crash();
    await pause(shortMs);
    await server.restart();
  },
  'PostgreSQL takes no changes for a while': async (server) => {
    const reload = 'select pg_reload_conf()';
    await server.administer('alter system set default_transaction_read_only = on', reload, terminate);
    await pause(shortMs);
    const off = 'set default_transaction_read_only = off';
    await server.administer(off, 'alter system reset default_transaction_read_only', reload, terminate);
  },
  'PostgreSQL says that its disk is full': async (server) => {
    await server.administer(
      `create function refuse_to_grow() returns trigger language plpgsql as
       $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`,
      ...written.map(
        (table) =>
          `create trigger is_full before insert or update on ${table} execute function refuse_to_grow()`,
      ),
    );
    await pause(shortMs);
    await server.administer('drop function refuse_to_grow cascade');
  },
  'PostgreSQL does not come to an end with its work': async (server) => {
    const release = await server.hold('lock table newsletter_subscriptions in access exclusive mode');
    await pause(slowMs);
    await release();
  },
};

/** Where what is sent meanwhile is stored. */
const written = ['newsletter_subscriptions', 'sign_up_requests', 'stories'];

const terminate =
  'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename is not null';

/** Several times, in the middle of their work. */
async function endConnections(server: RunningPostgres): Promise<void> {
  for (let time = 0; time < 3; time += 1) {
    await server.administer(terminate);
    await pause(500);
  }
}
