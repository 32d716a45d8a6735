import { describe, expect, it } from 'vitest';
import { startCopiedPortal } from '../support/copied-portal';
import { setStage } from '../support/person';

const stage = setStage(startCopiedPortal);
const patient = { timeout: 15_000 };

describe('navigation', () => {
  it('stars a page for the shortcut bar, and bookmarks a filtered pipeline', async () => {
    const person = await stage.newPerson();
    const { page } = person;
    await person.openAs('administrator', '/main/pipelines?tab=1');
    await page.getByRole('button', { name: 'Shortcuts' }).click();
    await page.getByRole('searchbox', { name: 'Search for an app or page' }).fill('GUIDE');
    await page.getByRole('button', { name: 'Shortcut to Product Guidelines' }).click();
    await page.keyboard.press('Escape');
    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    await bar.getByRole('link', { name: 'Product Guidelines' }).waitFor();

    await page.getByRole('button', { name: 'Bookmarks' }).click();
    await page.getByRole('textbox', { name: 'Bookmark name' }).fill('Inactive loans');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Inactive loans' }).waitFor();
    await page.keyboard.press('Escape');

    await person.goTo('/main/resources');
    await bar.getByRole('link', { name: 'Product Guidelines' }).waitFor();
    await page.getByRole('button', { name: 'Bookmarks' }).click();
    await page.getByRole('link', { name: 'Inactive loans' }).click();
    await page.waitForURL('**/main/pipelines?tab=1');
  });

  it('works without a mouse: palette, list of shortcuts, and g p', async () => {
    const person = await stage.newPerson();
    const { page } = person;
    await person.openAs('administrator', '/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.type('email templ');
    await page.getByRole('option', { selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/main/admin/email-template');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Help' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await page.waitForURL('**/main/pipelines**');
    // By its name: the page before has a search field too, and is shown until the pipeline is loaded.
    const search = page.getByRole('searchbox', { name: 'Loan number or borrower' });
    await search.waitFor();
    await page.keyboard.press('/');
    await expect.poll(() => search.evaluate((field) => field === document.activeElement), patient).toBe(true);
  });

  it('asks before Back, a link or Forward leaves unsaved changes, and then goes where the user wanted', async () => {
    const person = await stage.newPerson();
    const { page } = person;
    await person.openAs('administrator', '/main/admin/branch');
    await page.getByRole('link', { name: 'New branch' }).click();
    await page.waitForURL('**/main/admin/branch/create');
    const name = page.getByRole('textbox', { name: 'Name' });
    const asked = page.getByRole('dialog');
    const answer = (button: string) => asked.getByRole('button', { name: button }).click();
    await name.fill('Fresno');
    for (const _attempt of [1, 2]) {
      await page.evaluate(() => history.back());
      await answer('Keep editing');
      await asked.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/main/admin/branch/create');
      expect(await name.inputValue()).toBe('Fresno');
    }
    await page.evaluate(() => history.back());
    await answer('Discard');
    await page.waitForURL('**/main/admin/branch');
    await page.getByRole('link', { name: 'New branch' }).waitFor();
    await page.goForward();
    await page.waitForURL('**/main/admin/branch/create');
    await name.fill('Reno');
    await page.getByRole('navigation', { name: 'Admin', exact: true }).getByRole('link', { name: 'Role' }).click();
    await answer('Discard');
    await page.waitForURL('**/main/admin/role');
    await page.goBack();
    await page.waitForURL('**/main/admin/branch/create');
  });

  it('collapses the admin navigation to icons, and expands it on hover', async () => {
    const person = await stage.newPerson();
    const { page } = person;
    await person.openAs('administrator', '/main/admin/role');
    const nav = page.getByRole('navigation', { name: 'Admin', exact: true });
    const width = async () => Math.round((await nav.boundingBox())?.width ?? 0);
    await nav.waitFor();
    await expect.poll(width, patient).toBe(280);
    await page.getByRole('button', { name: 'Collapse the navigation' }).click();
    await page.mouse.move(900, 500);
    await expect.poll(width, patient).toBe(64);
    await page.mouse.move(30, 200);
    await expect.poll(width, patient).toBe(280);
    await page.mouse.move(900, 500);
    await expect.poll(width, patient).toBe(64);
  });

  it.each(['en', 'tr', 'ar'] as const)(
    'has everything at hand and nothing cut off at any width: %s',
    async (language) => {
      const person = await stage.newPerson({ language });
      const { page } = person;
      await person.openAs('administrator', '/');
      await page.locator('header').first().waitFor();
      for (const width of [360, 390, 768, 900, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const inside = () =>
          page.evaluate(() => {
            const boxes = [...(document.querySelector('header')?.children ?? [])]
              .map((part) => part.getBoundingClientRect())
              .filter((box) => box.width > 0);
            return boxes.every(({ left, right }) => left >= 0 && right <= window.innerWidth);
          });
        await expect.poll(inside, { ...patient, message: `${width} px` }).toBe(true);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator('header button[aria-expanded]').first().click();
      const drawer = page.getByRole('dialog');
      await drawer.locator('a[href="/main/admin"]').waitFor();
      await drawer.locator('a[href="/main/pipelines"]').click();
      await page.waitForURL('**/main/pipelines**');
      await drawer.waitFor({ state: 'detached' });
    },
  );
});
