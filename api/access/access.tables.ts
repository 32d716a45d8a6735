import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { FactorKind } from '../../domain/access/factor.schemas';
import type { IdentityOrigin } from '../../domain/access/oidc.schemas';
import type { AccessLetter } from '../../domain/access/page-letters';
import type { SealedColumn } from '../ports/keys/sealed-json';

/** The user's own settings, such as theme and columns. The portal does not read them. */
type UserSettings = Readonly<Record<string, unknown>>;

export interface UserRow {
  id: string;
  /** User ID, lower case, unique. */
  login: string;
  email: string;
  first_name: string;
  last_name: string;
  /** A display name the user chose; null means first and last name. */
  display_name: string | null;
  /** Argon2id, in PHC form. */
  password_hash: string;
  /** The hash that was last found not to be the demo's password; null if none was checked. */
  checked_password_hash: ColumnType<string | null, string | null | undefined, string | null>;
  /** When a password set by someone else expires; null for a password the user chose. */
  temporary_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** External user (decisions ROLE-17). */
  is_pml: boolean;
  is_retail: boolean;
  branch_name: string | null;
  company_name: string | null;
  price_group: string | null;
  mini_correspondent_price_group: string | null;
  can_view_mini: boolean;
  settings: JSONColumnType<UserSettings>;
  shortcuts: JSONColumnType<readonly string[]>;
  disabled_at: Date | null;
  created_at: Date;
  /** Increases each time the user saves their settings. */
  version: ColumnType<number, number | undefined, number>;
  phone: ColumnType<string | null, string | null | undefined, string | null>;
  fax: ColumnType<string | null, string | null | undefined, string | null>;
  nmls_id: ColumnType<string | null, string | null | undefined, string | null>;
  last_sign_in_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The first sign-in at which a required second factor was missing; null if none is. */
  factor_due_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Registered in an earlier version, and has not shown that the address is theirs. */
  unproved: ColumnType<boolean, boolean | undefined, boolean>;
  /** Increases with each change by an administrator. */
  record_version: Generated<number>;
  /** Login, names and email address, for the search. */
  search_text: GeneratedAlways<string>;
}

/** Someone who registered and has not entered the PIN yet that was mailed to their address. */
interface RegistrationRow {
  id: string;
  /** In its canonical form. Others may have registered with the same one. */
  login: string;
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  browser_hash: string;
  pin_hash: string;
  tries: number;
  expires_at: Date;
}

interface UserRoleRow {
  user_id: string;
  role: string;
}

interface RolePermissionRow {
  role: string;
  is_pml: boolean;
  menu_permissions: number[];
  loan_status_permissions: string[];
  version: Generated<number>;
}

/** What one role may do with a page: `r` read, `w` write (decisions ROLE-15). */
interface UiAccessRow {
  connect_portal: string;
  role: string;
  letter: AccessLetter;
}

/** An account at an OpenID Connect provider, and the user that it signs in. */
interface IdentityRow {
  id: string;
  user_id: string;
  issuer: string;
  /** The ID of the account there. */
  subject: string;
  origin: IdentityOrigin;
  created_at: Date;
  last_used_at: Date | null;
}

/** An account that an administrator has unlinked, and that only an administrator links again. */
interface UnlinkedAccountRow {
  issuer: string;
  subject: string;
  unlinked_at: Date;
}

/** A sign-in that waits for the answer of a provider. */
interface OidcSignInRow {
  state_hash: string;
  /** Hash of the cookie of the browser that began it. */
  browser_hash: string;
  provider: string;
  expires_at: Date;
}

interface SessionRow {
  id: string;
  user_id: string;
  /** True for a session handed over by the LOS. */
  is_lqb: boolean;
  /** The browser, as it names itself. */
  device: string;
  /** The network address of the last use. */
  address: ColumnType<string | null, string | null | undefined, string | null>;
  /** The session ends after this long without use. */
  idle_minutes: ColumnType<number, number | undefined, number>;
  created_at: Date;
  /** The last use, to the minute. */
  last_seen_at: Date;
  ends_at: Date;
  revoked_at: Date | null;
  revoked_reason: string | null;
  /** When the user last showed who they are; null if the LOS did. */
  proved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The ID of the OpenID Connect provider that the user signed in with. */
  provider: ColumnType<string | null, string | null | undefined, never>;
  /** What that provider calls its own session. */
  provider_sid: ColumnType<string | null, string | null | undefined, never>;
  /** When a second factor that is required and missing is due. */
  factor_due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface PinRow {
  id: string;
  user_id: string;
  /** Keyed hash of the PIN, bound to this row; null while a factor of the user is expected, and no PIN was mailed. */
  pin_hash: string | null;
  /** Hash of the cookie of the browser that requested the PIN. */
  browser_hash: string;
  created_at: Date;
  expires_at: Date;
  tries: number;
  used_at: Date | null;
  /** The provider that replaced the password, and when it ends the session. */
  provider: ColumnType<string | null, string | null | undefined, never>;
  provider_until: ColumnType<Date | null, Date | null | undefined, never>;
  /** What the provider calls its own session, and when it answered. */
  provider_sid: ColumnType<string | null, string | null | undefined, never>;
  provider_at: ColumnType<Date | null, Date | null | undefined, never>;
}

/** A logout that a provider reported. */
interface ProviderLogoutRow {
  issuer: string;
  /** The ID of its token, which counts once. */
  jti: string;
  /** The account and the session there; one of them can be missing. */
  subject: string | null;
  sid: string | null;
  issued_at: Date;
  received_at: Date;
}

interface RememberedDeviceRow {
  id: string;
  user_id: string;
  token_hash: string;
  created_at: Date;
  expires_at: Date;
  /** Whether it was verified with a factor of the user, and not with a PIN. */
  with_factor: ColumnType<boolean, boolean | undefined, boolean>;
}

/** The secret of an authenticator app, in base 32. */
export interface TotpContent {
  readonly secret: string;
}

/** What a passkey is checked with. Its private key never leaves the user's device. */
export interface PasskeyContent {
  readonly credentialId: string;
  /** In base64url. */
  readonly publicKey: string;
  readonly transports: readonly string[];
}

interface FactorRow {
  id: string;
  user_id: string;
  kind: FactorKind;
  name: string;
  content: SealedColumn<TotpContent | PasskeyContent>;
  created_at: Date;
  /** Null while the user has not shown that it works. */
  confirmed_at: Date | null;
  last_used_at: Date | null;
  /** The time step of the last accepted code. */
  last_step: number | null;
  /** Keyed hash of a passkey's ID, which only one user can have. */
  credential_hash: ColumnType<string | null, string | null | undefined, never>;
  /** How often a passkey was used, as it counts itself; 0 if it does not. */
  counter: ColumnType<string | null, number | null | undefined, number>;
}

/** A PIN with which the user of a session shows who they are. */
interface ProofPinRow {
  session_id: string;
  id: string;
  /** Keyed hash of the PIN, bound to its ID. */
  pin_hash: string;
  tries: number;
  expires_at: Date;
}

/** What a passkey must sign. */
interface ChallengeRow {
  /** The session, or the sign-in, that it was made for. */
  holder: string;
  challenge: string;
  expires_at: Date;
}

interface RecoveryCodeRow {
  user_id: string;
  /** Keyed hash. */
  code_hash: string;
  created_at: Date;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface PasswordLinkRow {
  user_id: string;
  token_hash: string;
  created_at: Date;
  expires_at: Date;
}

/** Counters of rate-limiter-flexible, which requires the first three columns in this order. */
interface ThrottleRow {
  /** The counter's name, a colon, and a hash of the subject. */
  key: string;
  points: number;
  /** When the count restarts, in milliseconds. */
  expire: number | null;
  /** The user who is slowed down; null for a user ID that does not exist. */
  user_id: string | null;
  /** The address that is slowed down. */
  network: string | null;
  slowed_since: Date | null;
  slowed_until: Date | null;
}

/** General settings that differ from their defaults. */
interface GeneralSettingRow {
  key: string;
  value: JSONColumnType<{ readonly value: unknown }>;
}

export interface AccessTables {
  'portal.users': UserRow;
  'portal.user_roles': UserRoleRow;
  'portal.role_permissions': RolePermissionRow;
  'portal.ui_access': UiAccessRow;
  'portal.sessions': SessionRow;
  'portal.identities': IdentityRow;
  'portal.unlinked_accounts': UnlinkedAccountRow;
  'portal.oidc_sign_ins': OidcSignInRow;
  'portal.provider_logouts': ProviderLogoutRow;
  'portal.registrations': RegistrationRow;
  'portal.pins': PinRow;
  'portal.remembered_devices': RememberedDeviceRow;
  'portal.factors': FactorRow;
  'portal.passkey_challenges': ChallengeRow;
  'portal.proof_pins': ProofPinRow;
  'portal.recovery_codes': RecoveryCodeRow;
  'portal.password_links': PasswordLinkRow;
  'portal.throttle': ThrottleRow;
  'portal.general_settings': GeneralSettingRow;
}
