import { createHash } from 'node:crypto';
import type { Desk } from './staff-store.ts';
import type { Db } from './tables.ts';

/** Secrets are stored as hashes: read access to the database is not enough to sign in. */
export function signIn(db: Db): Omit<Desk, 'setState' | 'setNote'> {
  return {
    async addLink({ secret, browser, person, until }) {
      await db
        .insertInto('sign_in_links')
        .values({
          secret_hash: hashOf(secret),
          browser_hash: browser === null ? null : hashOf(browser),
          person,
          until: until.getTime(),
        })
        .execute();
    },

    async takeLink(secret, browser, now) {
      const hash = hashOf(secret);
      // Read first: a stranger's guesses must not take the write lock.
      const known = await db
        .selectFrom('sign_in_links')
        .select('person')
        .where('secret_hash', '=', hash)
        .executeTakeFirst();
      if (!known) return null;
      const link = await db
        .deleteFrom('sign_in_links')
        .where('secret_hash', '=', hash)
        .where('until', '>', now.getTime())
        // For another browser the link stays valid.
        .where((row) =>
          row.or([
            row('browser_hash', 'is', null),
            ...(browser === null ? [] : [row('browser_hash', '=', hashOf(browser))]),
          ]),
        )
        .returning('person')
        .executeTakeFirst();
      return link?.person ?? null;
    },

    async addSession({ secret, person, until }) {
      await db
        .insertInto('sessions')
        .values({ secret_hash: hashOf(secret), person, until: until.getTime() })
        .execute();
    },

    async session(secret, now) {
      const row = await db
        .selectFrom('sessions')
        .select(['person', 'until'])
        .where('secret_hash', '=', hashOf(secret))
        .where('until', '>', now.getTime())
        .executeTakeFirst();
      return row ? { person: row.person, until: new Date(row.until) } : null;
    },

    async endSession(secret) {
      await db.deleteFrom('sessions').where('secret_hash', '=', hashOf(secret)).execute();
    },

    async endSessions(person) {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('sessions').where('person', '=', person).execute();
        await trx.deleteFrom('sign_in_links').where('person', '=', person).execute();
        await trx.deleteFrom('known_browsers').where('person', '=', person).execute();
      });
    },

    async addKnownBrowser({ secret, person, until }) {
      await db
        .insertInto('known_browsers')
        .values({ secret_hash: hashOf(secret), person, until: until.getTime() })
        .execute();
    },

    async isKnownBrowser(secret, person, now) {
      const row = await db
        .selectFrom('known_browsers')
        .select('person')
        .where('secret_hash', '=', hashOf(secret))
        .where('person', '=', person)
        .where('until', '>', now.getTime())
        .executeTakeFirst();
      return row !== undefined;
    },

    async deleteExpiredSignIns(now) {
      await db.transaction().execute(async (trx) => {
        for (const table of ['sign_in_links', 'sessions', 'known_browsers'] as const) {
          await trx.deleteFrom(table).where('until', '<=', now.getTime()).execute();
        }
      });
    },
  };
}

/** Secrets are 32 random bytes: neither a salt nor a slow function is needed. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
