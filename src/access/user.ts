import type { UserData as AnsweredUser } from '../../domain/access/access.schemas';
import type { PageLetters } from '../../domain/access/page-letters';

/** Permissions and profile of the signed-in user, without those that only pricing uses. */
export type UserData = Omit<AnsweredUser, 'priceGroup' | 'miniCorrespondentPriceGroup' | 'canViewMini'>;

/** The signed-in user as stored; the token has its own key. */
export interface SessionUser {
  /** Always `staff` after sign-in (decisions AUTH-29). */
  readonly role: readonly string[];
  readonly data: UserData;
}

type Raw = Readonly<Record<string, unknown>>;

/** What the sign-in with the portal's own password is called (SESSION-16). */
export const OWN_PROVIDER = 'JWT';

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const tree = (value: unknown): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {};
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const letters = (raw: Raw): PageLetters =>
  Object.fromEntries(
    Object.entries(raw).flatMap(([page, letter]) =>
      letter === 'r' || letter === 'w' ? [[page, letter] as const] : [],
    ),
  );

/** Parses `userData` of the sign-in calls. Missing values are empty, never undefined. */
export function toUserData(raw: Raw): UserData {
  const username = text(raw.username) ?? text(raw.userName) ?? text(raw.login) ?? '';
  const displayName = text(raw.displayName) ?? text(raw.fullName) ?? username;
  return {
    username,
    displayName,
    fullName: text(raw.fullName) ?? displayName,
    email: text(raw.email) ?? '',
    photoURL: text(raw.photoURL),
    isRetail: raw.isRetail === true,
    isPml: raw.isPml === true || raw.isPmlUser === true,
    provider: text(raw.provider) ?? OWN_PROVIDER,
    isLqbSession: raw.isLqbSession === true,
    passwordDue: raw.passwordDue === true,
    factorDue: raw.factorDue === true,
    factorDueBy: text(raw.factorDueBy),
    shortcuts: list(raw.shortcuts).map(String),
    settings: tree(raw.settings),
    idleMinutes: typeof raw.idleMinutes === 'number' ? raw.idleMinutes : 0,
    profileVersion: typeof raw.profileVersion === 'number' ? raw.profileVersion : -1,
    roles: list(raw.roles).map(String),
    menuPermissions: list(raw.menuPermissions).map(Number),
    pageLetters: letters(tree(raw.pageLetters)),
    editPermissions: list(raw.editPermissions).map(String),
    branchName: text(raw.branchName),
    companyName: text(raw.companyName),
  };
}

export const toSessionUser = (raw: Raw): SessionUser => ({ role: ['staff'], data: toUserData(raw) });

/** Parses a stored user, which may lack what an older version of the portal did not store. */
export const storedUser = (stored: string): SessionUser => toSessionUser(tree(tree(JSON.parse(stored)).data));
