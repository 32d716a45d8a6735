/** A build has no browser: modules that ask it for stored values or events when they are imported get none. */
const ignore = (): void => undefined;
const storage = { getItem: () => null, setItem: ignore, removeItem: ignore };
const target = { addEventListener: ignore, removeEventListener: ignore };
const standIns = {
  localStorage: storage,
  sessionStorage: storage,
  window: { ...target, location: { origin: 'http://localhost' } },
  document: { ...target, visibilityState: 'visible' },
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
