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

/** A control to look for, as it can be passed to a page. */
interface Wanted {
  readonly text?: string;
  readonly pattern?: readonly [source: string, flags: string];
  readonly back: boolean;
}

/** Where the focus is, and how often to press Tab until it is at the wanted control; null without such a control. */
interface Survey {
  readonly stop: Stop;
  readonly presses: number | null;
}

/** Runs in the page. */
export function survey(wanted: Wanted | null): Survey {
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
  const groupAround = (element: Element) => element.closest('[role="radiogroup"], [role="group"], fieldset');
  const kindOf = (element: Element): Stop['kind'] => {
    const [role, type] = [element.getAttribute('role'), element.getAttribute('type')];
    if (role === 'radio' || type === 'radio') return 'radio';
    if (type === 'checkbox') return 'checkbox';
    if (element instanceof HTMLSelectElement) return 'select';
    if (role === 'combobox') return 'search';
    return element.matches('input, textarea') ? 'text' : 'other';
  };
  /** What the element is asked by: for a radio button, its group. */
  const askedBy = (element: Element): Element =>
    kindOf(element) === 'radio' ? (groupAround(element) ?? element) : element;
  const calledBy = (element: Element): { name: string; group: string } => {
    const around = groupAround(element);
    return { name: nameOf(askedBy(element)), group: around ? nameOf(around) : '' };
  };
  const textOf = (element: Element): string => {
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
    if (element.getAttribute('type') === 'checkbox') return String((element as HTMLInputElement).checked);
    if (element.getAttribute('role') === 'radio') return words(element);
    return 'value' in element ? String(element.value) : '';
  };
  const stopOf = (element: Element): Stop => {
    const around = groupAround(element);
    const called = calledBy(element);
    return {
      name: element === document.body ? '' : called.name,
      group: called.group,
      kind: kindOf(element),
      text: textOf(element),
      help: referred(askedBy(element), 'aria-describedby') || (around ? referred(around, 'aria-describedby') : ''),
      invalid: [element, around].some((each) => each?.getAttribute('aria-invalid') === 'true'),
    };
  };
  const isWanted = (element: Element, { text, pattern }: Wanted): boolean => {
    const { name, group } = calledBy(element);
    const expected = pattern ? new RegExp(...pattern) : null;
    return [name, `${group}: ${name}`].some((said) => (expected ? expected.test(said) : said === text));
  };
  /** Of radio buttons with the same name, Tab stops at one. */
  const isChosen = (one: Element): boolean => {
    if (!(one instanceof HTMLInputElement) || one.type !== 'radio' || one.name === '') return true;
    const group = document.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${CSS.escape(one.name)}"]`);
    const checked = [...group].find((each) => each.checked);
    return one === (checked ?? group[wanted?.back ? group.length - 1 : 0]);
  };
  /** The controls that Tab stops at: of a dialog only its own. */
  const stops = (at: Element): HTMLElement[] => {
    const within = at.closest('.MuiModal-root') ?? document.body;
    const isReached = (one: HTMLElement): boolean =>
      one.tabIndex >= 0 &&
      !one.matches(':disabled, [data-testid^="sentinel"]') &&
      one.closest('[inert]') === null &&
      isChosen(one) &&
      one.checkVisibility({ visibilityProperty: true });
    const all = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';
    return [...within.querySelectorAll<HTMLElement>(all)].filter(isReached);
  };
  const active = document.activeElement ?? document.body;
  const pressesTo = (): number | null => {
    if (!wanted) return null;
    const all = wanted.back ? stops(active).reverse() : stops(active);
    const at = all.indexOf(active as HTMLElement);
    const ahead = [...all.slice(at + 1), ...all.slice(0, at + 1)];
    const found = ahead.findIndex((one) => isWanted(one, wanted));
    if (found === -1) return null;
    // Without a known place, the next stop may be any.
    return at === -1 ? 1 : found + 1;
  };
  return { stop: stopOf(active), presses: pressesTo() };
}
