import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultRoles, defaultUiAccess } from '../../config/roles';
import { letterPath, letterSubjects, rights } from '../../domain/access/page-letters';
import { emailPageRoles, permissionsOf } from '../../domain/access/permissions';
import { allRoles, isExternalRole, type RoleName, staffRoles } from '../../domain/access/roles';
import { pageLettersOf, type RoleLetter, roleLettersOf } from '../../domain/access/ui-access';
import {
  accessOfLoanPage,
  loanPages,
  type MenuPage,
  menuNumber,
  menuPages,
  pathInLoan,
} from '../../domain/pages/loan-pages';
import { type PageKey, pageOf } from '../../domain/pages/page-table';
import { calls } from '../calls';
import type { Actor } from './actor';
import type { Call } from './call';
import { mayCall } from './call-access';

const initialLetters = roleLettersOf(defaultUiAccess);

/** The actor as the server makes them from the tables. */
function actorWith(roles: readonly RoleName[], letters: readonly RoleLetter[]): Actor {
  const user = { roles, isPml: roles.every(isExternalRole) };
  const permissions = permissionsOf(user, defaultRoles);
  return { ...user, ...permissions, pageLetters: pageLettersOf(user, letters) } as Actor;
}

type Use = 'read' | 'write';

/** What the tables say, written without the functions of the product. */
const tables = (roles: readonly RoleName[], letters: readonly RoleLetter[]) => {
  const own = defaultRoles.filter(({ role }) => roles.some((each) => each === role));
  const menu = (page: MenuPage) => own.some(({ menuPermissions }) => menuPermissions.includes(menuNumber(page)));
  const found = (path: string) =>
    letters.filter((one) => one.connectPortal === path && roles.some((role) => role === one.role));
  const ofMenu = (page: MenuPage, use: Use): boolean =>
    menu(page) &&
    found(pathInLoan(page)).some(({ letter }) => use === 'read' || letter === 'w') &&
    (page !== 'email' || emailPageRoles.some((role) => roles.includes(role)));
  const ofTable = (page: PageKey, use: Use): boolean => {
    const { access } = pageOf(page);
    if (access.kind === 'roles') return roles.some((role) => access.roles.includes(role));
    if (access.kind === 'menu') return ofMenu(access.page, use);
    return access.kind === 'loan' ? menuPages.some((one) => ofMenu(one, use)) : true;
  };
  return ({ access, method }: Call): boolean => {
    if (access.kind === 'public' || access.kind === 'demo') return true;
    if (access.kind === 'loan') {
      if (access.orFrom !== undefined && ofTable(access.orFrom, method === 'GET' ? 'read' : 'write')) return true;
      const use = access.write === undefined ? 'read' : 'write';
      const { right, roles: needed } = access;
      if (needed && !roles.some((role) => needed.includes(role))) return false;
      const hasRight = right === undefined || found(rights[right]).some(({ letter }) => letter === 'w');
      return hasRight && (access.menu === 'any' ? menuPages : access.menu).some((page) => ofMenu(page, use));
    }
    if (access.kind === 'roles' && !roles.some((role) => access.roles.includes(role))) return false;
    const use = method === 'GET' ? 'read' : 'write';
    return access.pages === 'none' || access.pages.some((page) => ofTable(page, use));
  };
};

/** One or two roles of one side: a user's letters are the highest of their roles. */
const someRoles = fc.oneof(
  fc.subarray([...staffRoles], { minLength: 1, maxLength: 2 }),
  fc.subarray(allRoles.filter(isExternalRole), { minLength: 1, maxLength: 2 }),
);
const places = letterSubjects.flatMap((subject) =>
  allRoles.map((role) => ({ role, connectPortal: letterPath(subject) })),
);
const someLetters = fc
  .array(fc.constantFrom('r', 'w', 'hidden'), { minLength: places.length, maxLength: places.length })
  .map((chosen) =>
    places.flatMap((place, index): RoleLetter[] => {
      const letter = chosen[index];
      return letter === 'r' || letter === 'w' ? [{ ...place, letter }] : [];
    }),
  );

const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

describe('every call', () => {
  it('names the pages that it serves, apart from a few of the user, the session and drafts, which check the page of their form', () => {
    const ofNoPage = calls.filter(({ access }) => 'pages' in access && access.pages === 'none');
    expect(ofNoPage.map(nameOf).sort()).toEqual([
      'DELETE /auth/factors/{id}',
      'DELETE /auth/sessions',
      'DELETE /auth/sessions/{id}',
      'DELETE /drafts/{id}',
      'GET /auth/factors',
      'GET /auth/sessions',
      'GET /drafts',
      'GET /drafts/{id}',
      'GET /emet-data/access/menu',
      'GET /emet-data/access/ui',
      'GET /live',
      'GET /lpa/cra',
      'POST /auth/factors/passkey',
      'POST /auth/factors/passkey/options',
      'POST /auth/factors/proof',
      'POST /auth/factors/proof/code',
      'POST /auth/factors/proof/passkey',
      'POST /auth/factors/proof/passkey-options',
      'POST /auth/factors/proof/pin',
      'POST /auth/factors/recovery-codes',
      'POST /auth/factors/totp',
      'POST /auth/factors/totp/{id}/confirm',
      'POST /auth/factors/{id}/name',
      'POST /auth/oidc/logout',
      'POST /auth/user/update',
      'POST /mfa/logout',
      'POST /pml-users/pw-change',
      'PUT /drafts/{id}',
    ]);
  });

  it('of all pages of a loan only reads, except the cancellation of an order, which checks the pages of the order', () => {
    const ofAll = calls.filter(({ access }) => access.kind === 'loan' && access.menu === 'any' && access.write);
    expect(ofAll.map(nameOf)).toEqual(['POST /loan-proxy/{loanNum}/orders/{id}/cancel']);
  });

  it('is open to the roles that it names, and to those with the menu permission, with the initial letters', () => {
    const wrong = allRoles.flatMap((role) => {
      const actor = actorWith([role], initialLetters);
      return calls.flatMap((call) => {
        const { access } = call;
        // A role that edits in no status is a reader on its pages, and never could write.
        const isReader = actor.editPermissions.length === 0;
        if (access.kind === 'roles' && access.roles.includes(role) && !mayCall(actor, call))
          return isReader && call.method !== 'GET' ? [] : [`${nameOf(call)} by ${role}`];
        if (access.kind !== 'loan' || access.right !== undefined || access.roles !== undefined) return [];
        const opens = (access.menu === 'any' ? menuPages : access.menu).some((page) =>
          actor.menuPermissions.includes(menuNumber(page)),
        );
        const neverWrites = access.write !== undefined && isReader;
        return opens === mayCall(actor, call) || neverWrites ? [] : [`${nameOf(call)} by ${role}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('is allowed as the tables of roles and letters say, for any letters', () => {
    fc.assert(
      fc.property(someRoles, someLetters, (roles, letters) => {
        const actor = actorWith(roles, letters);
        const allowed = tables(roles, letters);
        const different = calls.filter((call) => mayCall(actor, call) !== allowed(call));
        expect(different.map(nameOf)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('is closed on a loan without letters, while administrators keep the pages of roles and letters', () => {
    const actor = actorWith(['Administrator'], []);
    const open = calls.filter((call) => mayCall(actor, call));
    expect(open.filter(({ access }) => access.kind === 'loan' && access.orFrom === undefined)).toEqual([]);
    expect(open.map(nameOf)).toEqual(
      expect.arrayContaining(['POST /emet-data/access/ui', 'POST /emet-data/role/permissions']),
    );
  });
});

it('gives letters to the pages of the loan menu alone, and those below follow them', () => {
  const withoutLetter = (Object.keys(loanPages) as (keyof typeof loanPages)[]).filter(
    (page) => accessOfLoanPage(page).kind === 'loan',
  );
  expect(withoutLetter).toEqual([]);
});
