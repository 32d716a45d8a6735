import { z } from 'zod';
import { statusCodes } from '../loan/codes/status-codes';
import type { IssueCode } from '../messages/issue-code';
import { menuNumbers } from '../pages/loan-pages';
import { accessLetters, letterPath, letterSubjects } from './page-letters';
import { allRoles } from './roles';

const menu = z
  .array(z.int().refine((id) => menuNumbers.includes(id), 'not-a-code' satisfies IssueCode))
  .max(menuNumbers.length);
const statuses = z
  .array(z.string().refine((code) => Object.hasOwn(statusCodes, code), 'not-a-code' satisfies IssueCode))
  .max(Object.keys(statusCodes).length);

const role = z.object({ role: z.string().max(100), isPml: z.boolean() });
const versioned = role.extend({ version: z.int() });

/** Without the version that was read, as the specification prints these calls, the last write wins; the audit says so. */
const asSpecified = role.extend({ version: z.int().optional() });

export const menuBody = asSpecified.extend({ menuPermissions: menu });
export const statusBody = asSpecified.extend({ loanStatusPermissions: statuses });
/** A changed role with the version that was read; missing parts are unchanged. */
const roleChange = versioned.extend({ menuPermissions: menu.optional(), loanStatusPermissions: statuses.optional() });
export type RoleChange = Readonly<Omit<z.output<typeof roleChange>, 'version'>>;
/** A change to be saved. `version` is absent if the caller did not say what it had read. */
export type SavedRoleChange = RoleChange & { readonly version?: number | undefined };

export const rolesBody = z.object({ changes: z.array(roleChange).min(1).max(allRoles.length) });
export const impactBody = z.object({
  changes: z
    .array(roleChange.omit({ version: true }))
    .min(1)
    .max(allRoles.length),
});
/** The users affected by changes. */
export const impactAnswer = z.object({
  /** Enabled users with one of the roles. */
  people: z.int(),
  /** Of these, the users whose permissions would change. */
  noticing: z.int(),
});
export type RoleImpact = Readonly<z.output<typeof impactAnswer>>;

/** A role with its number of enabled users on its side. */
export const roleAnswer = role.extend({
  id: z.string(),
  menuPermissions: z.array(z.number()).readonly(),
  loanStatusPermissions: z.array(z.string()).readonly(),
  version: z.int(),
  people: z.int(),
});
export type CountedRole = Readonly<z.output<typeof roleAnswer>>;

const letter = z.enum(accessLetters).nullable();
const page = z.enum(letterSubjects.map(letterPath));
const roleName = z.enum(allRoles);

/** The new and the previous letter of one role for one page. */
const letterChange = z.object({ connectPortal: page, role: roleName, before: letter, after: letter });
export type LetterChange = Readonly<z.output<typeof letterChange>>;

export const uiAccessBody = z.object({
  changes: z
    .array(letterChange)
    .min(1)
    .max(letterSubjects.length * allRoles.length),
});

/**
 * A page by its path behind `/loans/{loanNum}`, or a right by its own, with one letter per role name (ROLE-04): `w` makes the role a writer role, `r`
 * lets it read, absence hides the page (decisions ROLE-15).
 */
const uiAccessRecord = z.object({ connectPortal: z.string() }).catchall(z.string().optional()).readonly();
export type UiAccessRecord = z.output<typeof uiAccessRecord>;

export const uiAccessAnswer = z.array(uiAccessRecord);

/** A menu item with the roles that may write on its page. */
const menuAccess = z.object({
  id: z.number(),
  title: z.string(),
  path: z.string(),
  writerRoles: z.array(z.string()).readonly(),
});
export type MenuAccess = Readonly<z.output<typeof menuAccess>>;

export const menuAccessAnswer = z.array(menuAccess);
