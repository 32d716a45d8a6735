// Finding an element by label or name asks each control for its labels. jsdom then walks the whole document for each
// label of each control, which took half the time of a page with many fields. Here the labels are in a lookup table
// that is rebuilt after the document has changed.

type Labels = Map<Element, HTMLLabelElement[]>;

let known: Labels | null = null;

const forget = (): void => {
  known = null;
};

const changes = new MutationObserver(forget);
changes.observe(document, { subtree: true, childList: true, attributeFilter: ['for', 'id', 'type'] });

const labelable = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];
const controls = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';

function controlOf(label: HTMLLabelElement): Element | null {
  if (!label.hasAttribute('for')) return label.querySelector(controls);
  return document.getElementById(label.htmlFor);
}

function readLabels(): Labels {
  const labels: Labels = new Map();
  for (const label of document.querySelectorAll('label')) {
    const control = controlOf(label);
    if (control) labels.set(control, [...(labels.get(control) ?? []), label]);
  }
  return labels;
}

function labelsOf(control: Element): HTMLLabelElement[] {
  // The observer's callback may run after the test has already queried.
  if (changes.takeRecords().length > 0) forget();
  known ??= readLabels();
  return known.get(control) ?? [];
}

for (const { prototype } of labelable) {
  const slow = Object.getOwnPropertyDescriptor(prototype, 'labels')?.get;
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      const isHidden = this instanceof HTMLInputElement && this.type === 'hidden';
      return this.isConnected && !isHidden ? labelsOf(this) : slow?.call(this);
    },
  });
}

// The element that `aria-labelledby` names is looked up with a selector, for which jsdom walks the whole page.
const byId = /^\[id="([^"\\]+)"\]$/;
const select = Element.prototype.querySelector;
Element.prototype.querySelector = function quickSelect(this: Element, selector: string): Element | null {
  const id = byId.exec(selector)?.[1];
  const found = id === undefined ? null : document.getElementById(id);
  return found && found !== this && this.contains(found) ? found : select.call(this, selector);
};
