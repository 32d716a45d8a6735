import type { Page } from 'playwright-core';

/** The focused control, as a screen reader announces it. */
export interface Stop {
  /** Accessible name; for a radio button, that of its group. */
  readonly name: string;
  /** Name of the surrounding group: `Owners`, `Time at this address`. */
  readonly group: string;
  readonly kind: 'text' | 'select' | 'search' | 'radio' | 'checkbox' | 'other';
  /** Its value. */
  readonly text: string;
  /** The text below it. */
  readonly help: string;
  readonly invalid: boolean;
}

/** A control by name, and what to enter: text, an option's label, an answer, or a box to check. */
export type Entry = readonly [name: string | RegExp, value: string | boolean];

/** As long as the other steps wait. */
const TIMEOUT_MS = 30_000;

function readStop(): Stop {
  const element = document.activeElement ?? document.body;
  const words = (node: Element): string => {
    const copy = node.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    const labeled = [...copy.querySelectorAll('[aria-label]')];
    for (const each of labeled) each.textContent = ` ${each.getAttribute('aria-label')} `;
    return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  };
  const referred = (node: Element, attribute: string): string =>
    (node.getAttribute(attribute) ?? '')
      .split(' ')
      .flatMap((id) => document.getElementById(id) ?? [])
      .map(words)
      .join(' ');
  const nameOf = (node: Element): string => {
    const labels = 'labels' in node ? [...((node.labels as NodeListOf<Element> | null) ?? [])] : [];
    const labeled = referred(node, 'aria-labelledby') || node.getAttribute('aria-label');
    return labeled || labels.map(words).join(' ') || (node.matches('input, select, textarea') ? '' : words(node));
  };
  const around = element.closest('[role="radiogroup"], [role="group"], fieldset');
  const group = around ? nameOf(around) : '';
  const role = element.getAttribute('role') ?? '';
  const type = element.getAttribute('type') ?? '';
  const kindOf = (): Stop['kind'] => {
    if (role === 'radio' || type === 'radio') return 'radio';
    if (type === 'checkbox') return 'checkbox';
    if (element instanceof HTMLSelectElement) return 'select';
    if (role === 'combobox') return 'search';
    return element.matches('input, textarea') ? 'text' : 'other';
  };
  const textOf = (): string => {
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
    if (type === 'checkbox') return String((element as HTMLInputElement).checked);
    return role === 'radio' ? words(element) : 'value' in element ? String(element.value) : '';
  };
  const kind = kindOf();
  const asked = kind === 'radio' && around ? around : element;
  return {
    name: document.activeElement === document.body ? '' : nameOf(asked),
    group,
    kind,
    text: textOf(),
    help: referred(asked, 'aria-describedby') || (around ? referred(around, 'aria-describedby') : ''),
    invalid: [element, around].some((each) => each?.getAttribute('aria-invalid') === 'true'),
  };
}

const isCalled = (stop: Stop, name: string | RegExp): boolean =>
  [stop.name, `${stop.group}: ${stop.name}`].some((said) =>
    typeof name === 'string' ? said === name : name.test(said),
  );

/** Operates a page by keyboard alone: never clicks, and moves the focus only with keys. */
export class Keyboard {
  private isDone = false;

  constructor(private readonly page: Page) {}

  here(): Promise<Stop> {
    return this.page.evaluate(readStop);
  }

  /** Presses a key that may move the focus. */
  async press(key: string): Promise<void> {
    this.isDone = false;
    await this.page.keyboard.press(key);
  }

  /** Tabs forward or backward to the control with that name. */
  async tabTo(name: string | RegExp, { back = false } = {}): Promise<Stop> {
    const passed: string[] = [];
    const until = Date.now() + TIMEOUT_MS;
    // Round the page again until it is there: it may still load.
    for (let stop = await this.here(); Date.now() < until; stop = await this.here()) {
      if (isCalled(stop, name) && !this.isDone) return stop;
      this.isDone = false;
      passed.push(stop.group && stop.kind !== 'radio' ? `${stop.group}: ${stop.name}` : stop.name);
      await this.page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
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
