import { z } from 'zod';
import { factorKinds } from './factor.schemas';
import { accessLetters, letterSubjects } from './page-letters';

const MAX_LENGTH = 1024;

/** External text that may be a credential; limited in length, so that hashing it stays cheap. */
const secretText = z.string().min(1).max(MAX_LENGTH);
const loginText = z.string().trim().min(1).max(200);
const personName = z.string().trim().min(1).max(100);

export const loginBody = z.object({ login: loginText, pw: secretText, is_pml: z.boolean() });

export const simpleLoginBody = z.object({ username: loginText, password: secretText, pml: z.boolean().optional() });

export const simpleLoginQuery = z.object({ pml: z.enum(['0', '1']).optional() });

export const pinBody = z.object({ login: loginText, code: z.string().trim().min(1).max(20) });

export const verifyBody = pinBody.extend({ remember: z.boolean().optional() });

export const resendBody = z.object({ login: loginText });

export const registerBody = z.object({
  login: loginText,
  email: z.email().max(200),
  firstName: personName,
  lastName: personName,
  password: secretText,
});

export const profileBody = z.object({
  user: z.object({
    settings: z.record(z.string().min(1).max(200), z.unknown()).optional(),
    shortcuts: z.array(z.string().max(200)).max(100).optional(),
    displayName: z.string().max(100).optional(),
  }),
});

export const passwordBody = z.object({ userName: loginText, oldPassword: secretText, newPassword: secretText });

/** The user ID of someone who forgot their password. */
export const forgottenBody = z.object({ login: loginText });

/** The token of an emailed link, to check whether it still works. */
export const passwordLinkCheck = z.object({ token: z.string().min(1).max(200) });

/** The token of an emailed link, and the password that its user chooses. */
export const passwordLinkBody = passwordLinkCheck.extend({ newPassword: secretText });

export const mailboxQuery = z.object({ to: z.string().trim().max(200).optional() });

/** What the browser knows about the signed-in user. The server makes its decisions from its own copy. */
export const userData = z.object({
  username: z.string(),
  displayName: z.string(),
  fullName: z.string(),
  photoURL: z.string().nullable(),
  email: z.string(),
  isRetail: z.boolean(),
  /** What the user signed in with: `JWT` for the portal's own password, or the name of an OpenID Connect provider. */
  provider: z.string(),
  /** The LOS handed the session over. */
  isLqbSession: z.boolean(),
  /** The password was set by someone else; until the user changes it, all other calls are refused. */
  passwordDue: z.boolean(),
  /** A role of the user requires a second factor, and the time to add one is over: until then, other calls are refused. */
  factorDue: z.boolean(),
  /** Until when the user may work without the second factor that a role of theirs requires; null if none is missing. */
  factorDueBy: z.string().nullable(),
  isPml: z.boolean(),
  shortcuts: z.array(z.string()).readonly(),
  /** The user's profile settings, by key: theme, language, columns, saved views. */
  settings: z.record(z.string(), z.unknown()).readonly(),
  /** Minutes without use after which this session ends. */
  idleMinutes: z.number(),
  /** Grows with every change of settings and shortcuts: of two answers, the one with the greater number is newer. */
  profileVersion: z.number(),
  roles: z.array(z.string()).readonly(),
  /** Numbers of the loan menu pages that the user may open. */
  menuPermissions: z.array(z.number()).readonly(),
  /** What the user may do with each page of the loan menu and each right: `r` read, `w` write; without a letter, nothing. */
  pageLetters: z.partialRecord(z.enum(letterSubjects), z.enum(accessLetters)).readonly(),
  /** Status codes in which the user may write. */
  editPermissions: z.array(z.string()).readonly(),
  priceGroup: z.string().nullable(),
  miniCorrespondentPriceGroup: z.string().nullable(),
  canViewMini: z.boolean(),
  branchName: z.string().nullable(),
  companyName: z.string().nullable(),
});
export type UserData = Readonly<z.output<typeof userData>>;

/** What a sign-in waits for, if not for the PIN that was mailed. */
const expectedFactors = z.object({
  /** The kinds of factors that the user has; absent if a PIN was mailed. */
  factors: z.array(z.enum(factorKinds)).readonly().optional(),
  /** Whether the user may have a PIN mailed instead. */
  pinAllowed: z.boolean().optional(),
});

/** Names the sign-in in the mail with its PIN, and on the page that waits for it. */
const attempt = z.string().optional();

/** Token and user data are absent while a PIN is in the mail, or a factor of the user is expected. */
export const loginAnswer = expectedFactors.extend({
  email: z.string(),
  attempt,
  token: z.string().optional(),
  userData: userData.optional(),
});

export const verifiedAnswer = z.object({ token: z.string(), userData });

export const tokenAnswer = z.object({ user: userData, access_token: z.string() });

/** As `tokenAnswer`, or without token while a PIN is in the mail or a factor is expected. */
export const maybeTokenAnswer = expectedFactors.extend({
  email: z.string(),
  attempt,
  user: userData.optional(),
  access_token: z.string().optional(),
});

export const mailedAnswer = z.object({ email: z.string(), attempt });

/** Ways to sign in that are set up. */
export const signInProviders = z.array(z.object({ id: z.string(), kind: z.enum(['own', 'oidc']), name: z.string() }));

export const landingAnswer = z.object({
  userLogin: z.string(),
  token: z.string(),
  userData: userData.extend({ firstName: z.string(), lastName: z.string(), isPmlUser: z.boolean() }),
  roles: z.array(z.string()).readonly(),
  loanNum: z.string(),
});

export const mailboxAnswer = z
  .array(z.object({ to: z.string(), subject: z.string(), text: z.string(), at: z.iso.datetime() }))
  .readonly();
