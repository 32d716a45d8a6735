/** A build has no browser: modules that ask it for stored values or events when they are imported get none. */
const ignore = (): void => undefined;
const storage = { getItem: () => null, setItem: ignore, removeItem: ignore };
const target = { addEventListener: ignore, removeEventListener: ignore };

let width = 1440;

/** The width that media queries see. */
export function setWindowWidth(pixels: number): void {
  width = pixels;
}

/** Knows widths only: everything else does not match. */
function matchMedia(query: string) {
  const [, end, pixels] = /\((min|max)-width:\s*([\d.]+)px\)/.exec(query) ?? [];
  const matches = end === 'min' ? width >= Number(pixels) : end === 'max' && width <= Number(pixels);
  return { ...target, matches, media: query };
}

const standIns = {
  localStorage: storage,
  sessionStorage: storage,
  window: { ...target, matchMedia, location: { origin: 'http://localhost' } },
  document: { ...target, visibilityState: 'visible', querySelector: () => null },
};

const before = new Map(Object.keys(standIns).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]));
for (const [name, value] of Object.entries(standIns)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** To be called when all is rendered: the rest of the build must not take itself for a browser. */
export function removeStandIns(): void {
  for (const [name, property] of before) {
    if (property) Object.defineProperty(globalThis, name, property);
    else Reflect.deleteProperty(globalThis, name);
  }
}
