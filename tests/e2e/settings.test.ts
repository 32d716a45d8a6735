import { expect, it } from 'vitest';
import { startCopiedPortal } from '../support/copied-portal';
import { type Person, setStage } from '../support/person';

const stage = setStage(startCopiedPortal);
const patient = { timeout: 15_000 };

const DARK_CANVAS = 'rgb(14, 19, 19)';
const PLUM = '#8a2a6b';

const saved = (person: Person) => person.page.getByText('User data saved to JWT', { exact: true }).first();

async function openSettings({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Rafael Quillmore' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
}

/** The background colors of the page, frame by frame, from the first paint on. */
async function watchGround({ context }: Person): Promise<void> {
  await context.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { groundsSeen: seen });
    const look = (): void => {
      if (document.body) seen.push(getComputedStyle(document.body).backgroundColor);
      if (seen.length < 20) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const groundsSeen = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { groundsSeen: string[] }).groundsSeen);

it('restores scheme, columns and language after a sign-out and on another machine', async () => {
  const first = await stage.newPerson();
  await first.signIn('loan-officer');
  await openSettings(first);
  await first.page.getByRole('tab', { name: 'Color scheme' }).click();
  await first.page.getByRole('radio', { name: 'Plum' }).check();
  await saved(first).waitFor();
  await first.page.getByRole('button', { name: 'Close settings' }).click();

  await first.goTo('/main/pipelines');
  await first.page.getByRole('columnheader', { name: 'Processor' }).waitFor({ state: 'detached' });
  await first.page.getByRole('button', { name: /^Columns/ }).click();
  await first.page.getByRole('checkbox', { name: 'Processor' }).click();
  await first.page.keyboard.press('Escape');
  await first.page.getByRole('columnheader', { name: 'Processor' }).waitFor();
  await first.page.getByRole('button', { name: 'Language' }).click();
  await first.page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await first.page.getByRole('button', { name: 'Rafael Quillmore' }).click();
  await first.page.getByRole('menuitem', { name: 'Oturumu kapat' }).click();
  await first.page.waitForURL('**/login');

  const second = await stage.newPerson();
  await second.signIn('loan-officer');
  await second.goTo('/main/pipelines');
  const html = second.page.locator('html');
  await second.page.getByRole('columnheader', { name: 'Kredi işlem uzmanı' }).waitFor();
  await expect.poll(() => html.getAttribute('lang')).toBe('tr');
  const accent = () => html.evaluate((root) => getComputedStyle(root).getPropertyValue('--accent'));
  await expect.poll(accent, patient).toContain(PLUM);
});

it('separates the settings of users of one browser, and keeps a guest’s settings in the browser', async () => {
  const person = await stage.newPerson();
  const calls: string[] = [];
  person.page.on('request', (request) => void calls.push(request.url()));
  await person.goTo('/public');
  // What the server has sent has a menu that opens only with the script.
  await person.page.locator('[data-sent]').waitFor({ state: 'detached' });
  await person.page.getByRole('button', { name: 'Your menu' }).click();
  await person.page.getByRole('menuitem', { name: 'Settings' }).click();
  await person.page.getByRole('radio', { name: 'Compact' }).check();
  const density = () => person.page.locator('html').getAttribute('data-density');
  await expect.poll(density, patient).toBe('compact');
  await person.page.reload();
  await expect.poll(density, patient).toBe('compact');
  expect(calls.filter((url) => url.includes('/auth/user/update'))).toEqual([]);
  await person.goTo('/login');
  await expect.poll(density, patient).toBe('compact');
  await person.signIn('manager');
  await expect.poll(density, patient).toBe('comfortable');
});

it('renders the first frame in the user’s theme, even with a slow script', async () => {
  const person = await stage.newPerson({ colorScheme: 'light' });
  await person.signIn('underwriter');
  await person.page.getByRole('button', { name: 'Harriet Valdengren' }).click();
  await person.page.getByRole('menuitem', { name: 'Settings' }).click();
  await person.page.getByRole('combobox', { name: 'Main: light or dark' }).click();
  await person.page.getByRole('option', { name: 'Dark', exact: true }).click();
  await saved(person).waitFor();
  await watchGround(person);
  await person.page.route('**/assets/index-*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 600));
    await route.continue();
  });
  await person.goTo('/main/resources');
  await person.page.getByRole('heading', { level: 1 }).waitFor();
  const grounds = await groundsSeen(person);
  expect(grounds.length).toBeGreaterThan(0);
  expect([...new Set(grounds)]).toEqual([DARK_CANVAS]);
});

/** Number of colors and sizes in transition in each of the first dark frames, however late they come. */
const motion = ({ page }: Person): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const seen: number[] = [];
        const look = (): void => {
          if (matchMedia('(prefers-color-scheme: dark)').matches) seen.push(document.getAnimations().length);
          if (seen.length < 15) requestAnimationFrame(look);
          else done(seen);
        };
        requestAnimationFrame(look);
      }),
  );

it('switches to dark without a transition for users who prefer reduced motion', async () => {
  const person = await stage.newPerson({ colorScheme: 'light' });
  await person.goTo('/login');
  await person.page.getByRole('heading', { level: 1 }).waitFor();
  const watched = motion(person);
  await person.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(new Set(await watched)).toEqual(new Set([0]));
});
