import { act, cleanup, screen } from '@testing-library/react';
import { Outlet, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultRoles } from '../../config/roles';
import { emailPageRoles, permissionsOf } from '../../domain/access/permissions';
import { allRoles, isExternalRole } from '../../domain/access/roles';
import { entryScreen } from '../../src/access/entry-path';
import { leave } from '../../src/access/leave';
import { pageRoutes } from '../../src/pages/routes';
import { fakeServer } from '../../src/testing/fake-server';
import { renderInPortal, signInAs } from '../../src/testing/renderInPortal';
import { entryScreens, type Opens, redirects, type Screen, screens } from './screens';

// This test identifies a page by its title and guard; its layout and content have their own tests.
vi.mock('../../src/shell/layouts/AreaLayout', () => ({ AreaLayout: () => <Outlet /> }));
vi.mock('../../src/providers/chunks/with-one-reload', () => ({ withOneReload: () => async () => () => null }));

type Outcome = 'page' | 'Not Authorized' | 'sent away' | 'sign-in';

const permissionsFor = (role: string) =>
  permissionsOf({ roles: [role], isPml: isExternalRole(role) }, defaultRoles).menuPermissions;

function mayOpen(opens: Opens, role: string): boolean {
  if (opens === 'anyone' || opens === 'signed in') return true;
  if (opens === 'any item of the loan menu') return permissionsFor(role).length > 0;
  if (opens === 'email') return emailPageRoles.some((writer) => writer === role) && permissionsFor(role).includes(24);
  return 'roles' in opens ? opens.roles.includes(role) : permissionsFor(role).includes(opens.item);
}

/** The specified result: an area redirects, a page inside a loan shows 'Not Authorized' (decisions ROLE-12). */
function expectedFor([route, , opens]: Screen, role: string | null): Outcome {
  if (opens === 'anyone') return 'page';
  if (role === null) return 'sign-in';
  if (mayOpen(opens, role)) return 'page';
  return route.startsWith('/loans/') ? 'Not Authorized' : 'sent away';
}

/** A browser that opens one URL after the other. */
function openBrowser() {
  const left: string[] = [];
  vi.spyOn(leave, 'to').mockImplementation((path) => void left.push(path));
  const portal = renderInPortal(<Routes>{pageRoutes}</Routes>, { at: '/public' });
  return {
    ...portal,
    async answerTo(route: string): Promise<{ answer: Outcome; title: string; at: string }> {
      left.length = 0;
      await act(() => portal.goTo(route));
      const at = portal.where();
      const title = document.title.split(' · ')[0] ?? '';
      if (left.includes('/login')) return { answer: 'sign-in', title, at };
      if (screen.queryByRole('heading', { name: 'Not Authorized' })) return { answer: 'Not Authorized', title, at };
      return { answer: at.replace(/\/$/, '') === route.replace(/\/$/, '') ? 'page' : 'sent away', title, at };
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // Title and guard of a page of a loan do not wait for the loan.
  fakeServer(() => new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const people: readonly (string | null)[] = [null, ...allRoles];

describe.each(people.map((role) => [role ?? 'a guest', role] as const))('%s', (_, role) => {
  beforeEach(() => {
    if (!role) return;
    const isPml = isExternalRole(role);
    signInAs({ username: 'ann', fullName: 'Ann Lee', roles: [role], isPml, menuPermissions: permissionsFor(role) });
  });

  it('gets the correct result on every screen', async () => {
    const browser = openBrowser();
    const answers: string[] = [];
    const expected: string[] = [];
    for (const each of screens) {
      const [route, title] = each;
      const { answer, title: shown } = await browser.answerTo(route);
      answers.push(`${route}: ${answer}${answer === 'page' ? ` ${shown}` : ''}`);
      const expectedAnswer = expectedFor(each, role);
      expected.push(`${route}: ${expectedAnswer}${expectedAnswer === 'page' ? ` ${title}` : ''}`);
    }
    expect(answers).toEqual(expected);
  });

  it('is redirected from aliases', async () => {
    const browser = openBrowser();
    for (const [from, to] of redirects) {
      const { answer, at } = await browser.answerTo(from);
      const target = screens.find(([route]) => route === to);
      if (!target) throw new Error(`No screen ${to}`);
      const expectedAnswer = expectedFor(target, role);
      expect([from, answer === 'sign-in' ? answer : at]).toEqual([
        from,
        expectedAnswer === 'sign-in' ? expectedAnswer : expectedAnswer === 'sent away' ? '/main/resources' : to,
      ]);
    }
  });
});

describe('the entry screens', () => {
  it.each(entryScreens)('%s shows the %s screen', (route, kind) => {
    expect(entryScreen(route).kind).toBe(kind);
  });

  it('leave all other paths to the application', () => {
    expect(screens.filter(([route]) => entryScreen(route).kind !== 'application')).toEqual([]);
  });
});
