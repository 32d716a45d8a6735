import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PortalDb } from '../db/portal-db';
import { canonicalLogin } from './user.queries';

/** Facts of a new user. Roles by their exact names. */
export interface NewUserFacts {
  readonly login: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
  readonly isPml: boolean;
  readonly isRetail?: boolean;
  readonly branchName?: string | null;
  readonly companyName?: string | null;
  readonly priceGroup?: string | null;
  readonly miniCorrespondentPriceGroup?: string | null;
  readonly canViewMini?: boolean;
  readonly phone?: string | null;
  readonly fax?: string | null;
  readonly nmlsId?: string | null;
  /** When the password expires; absent if the user chose it. */
  readonly temporaryUntil?: Date | null;
}

/** A new user with their sign-in password. */
export interface NewUser extends NewUserFacts {
  readonly password: string;
}

/** Stores a user with a password hash; returns the ID, or null if the login is taken. */
export async function insertUser(
  trx: Kysely<PortalDb>,
  user: NewUserFacts,
  passwordHash: string,
  now: Date,
): Promise<string | null> {
  const inserted = await trx
    .insertInto('portal.users')
    .values({
      id: randomUUID(),
      login: canonicalLogin(user.login),
      email: user.email.trim(),
      first_name: user.firstName,
      last_name: user.lastName,
      display_name: null,
      password_hash: passwordHash,
      temporary_until: user.temporaryUntil ?? null,
      is_pml: user.isPml,
      is_retail: user.isRetail ?? false,
      branch_name: user.branchName ?? null,
      company_name: user.companyName ?? null,
      price_group: user.priceGroup ?? null,
      mini_correspondent_price_group: user.miniCorrespondentPriceGroup ?? null,
      can_view_mini: user.canViewMini ?? false,
      phone: user.phone ?? null,
      fax: user.fax ?? null,
      nmls_id: user.nmlsId ?? null,
      settings: '{}',
      shortcuts: '[]',
      disabled_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('login').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return null;
  const roles = user.roles.map((role) => ({ user_id: inserted.id, role }));
  if (roles.length > 0) await trx.insertInto('portal.user_roles').values(roles).execute();
  return inserted.id;
}
