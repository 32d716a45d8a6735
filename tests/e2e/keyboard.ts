import type { Page } from 'playwright-core';
import { type Stop, survey } from './keyboard-survey';

/** A control by name, and what to enter: text, an option's label, an answer, or a box to check. */
export type Entry = readonly [name: string | RegExp, value: string | boolean];

/** As long as the other steps wait. */
const TIMEOUT_MS = 30_000;

/** How long a control may be missing before we look for it by going on. */
const LOADING_MS = 2000;

/** How often several stops are passed at once. */
const JUMPS = 3;

const isCalled = (stop: Stop, name: string | RegExp): boolean =>
  [stop.name, `${stop.group}: ${stop.name}`].some((said) =>
    typeof name === 'string' ? said === name : name.test(said),
  );

/** Operates a page by keyboard alone: never clicks, and moves the focus only with keys. */
export class Keyboard {
  private isDone = false;

  constructor(private readonly page: Page) {}

  async here(): Promise<Stop> {
    return (await this.page.evaluate(survey, null)).stop;
  }

  /** Presses a key that may move the focus. */
  async press(key: string): Promise<void> {
    this.isDone = false;
    await this.page.keyboard.press(key);
  }

  /**
   * Tabs forward or backward to the control with that name. To read each stop on the way would take most of the time, so
   * the page says how many there are. It may be wrong: then each is read.
   */
  async tabTo(name: string | RegExp, { back = false } = {}): Promise<Stop> {
    const wanted =
      typeof name === 'string' ? { text: name, back } : { pattern: [name.source, name.flags] as const, back };
    const passed: string[] = [];
    const [from, key] = [Date.now(), back ? 'Shift+Tab' : 'Tab'];
    for (let jumps = 0; Date.now() < from + TIMEOUT_MS; ) {
      const { stop, presses } = await this.page.evaluate(survey, wanted);
      if (isCalled(stop, name) && !this.isDone) return stop;
      // It may still load.
      if (presses === null && Date.now() < from + LOADING_MS) {
        await this.page.waitForTimeout(50);
        continue;
      }
      this.isDone = false;
      passed.push(stop.group && stop.kind !== 'radio' ? `${stop.group}: ${stop.name}` : stop.name);
      const isJump = presses !== null && presses > 1 && jumps < JUMPS;
      if (isJump) jumps += 1;
      for (let left = isJump ? presses : 1; left > 0; left -= 1) await this.page.keyboard.press(key);
    }
    throw new Error(`No ${name} after ${[...new Set(passed)].join(' | ')}`);
  }

  /** Waits until the focus is in the field with that name, not on a link with the same name. */
  arrivesIn(name: string): Promise<Stop> {
    return this.arrivesAt(name, (stop) => stop.kind !== 'other');
  }

  /** Waits until the focus is on the control with that name. */
  async arrivesAt(name: string | RegExp, isMeant: (stop: Stop) => boolean = () => true): Promise<Stop> {
    const until = Date.now() + TIMEOUT_MS;
    for (;;) {
      const stop = await this.here();
      if (isCalled(stop, name) && isMeant(stop)) return stop;
      if (Date.now() > until) throw new Error(`At ${this.page.url()} in ${JSON.stringify(stop)}, not in ${name}`);
      await this.page.waitForTimeout(50);
    }
  }

  /** Types into the focused control, replacing its value. */
  async enter(value: string | boolean): Promise<void> {
    const { kind, name } = await this.here();
    const { keyboard } = this.page;
    if (kind === 'radio') await keyboard.press(value === true ? 'y' : value === false ? 'n' : 'Backspace');
    else if (kind === 'checkbox') await keyboard.press('Space');
    else if (typeof value !== 'string') await keyboard.press('Enter');
    else if (kind === 'select') await keyboard.type(value);
    else if (kind === 'text' || kind === 'search') {
      await this.replaceText(value);
      // What a ZIP code filled in at that very moment is replaced, too.
      if (kind === 'search' && (await this.here()).text !== value) await this.replaceText(value);
      if (kind === 'search') await keyboard.press('Enter');
    } else throw new Error(`${name} takes no text`);
    this.isDone = true;
    if (kind !== 'select' && kind !== 'search') return;
    const { text } = await this.here();
    if (!text.startsWith(String(value))) throw new Error(`${name} says ${text}, not ${value}`);
  }

  private async replaceText(value: string): Promise<void> {
    const { keyboard } = this.page;
    await keyboard.press('ControlOrMeta+a');
    await (value === '' ? keyboard.press('Backspace') : keyboard.insertText(value));
  }

  /** Fills in a form from top to bottom. */
  async fill(entries: readonly Entry[]): Promise<void> {
    for (const [name, value] of entries) {
      await this.tabTo(name);
      await this.enter(value);
    }
  }

  /** Moves to a button or link and presses it. */
  async choose(name: string | RegExp, options: { back?: boolean } = {}): Promise<void> {
    await this.tabTo(name, options);
    await this.press('Enter');
  }
}
