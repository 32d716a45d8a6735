/** What a key of the portal does; the palette opens everywhere, the others not while somebody types. */
export type KeyAction = 'palette' | 'help' | 'search' | 'home' | 'pipeline' | 'newLoan';

export interface PortalKey {
  readonly action: KeyAction | 'choose' | 'open' | 'newTab' | 'close' | 'save' | 'goOn' | 'add';
  /** The keys as they are printed: pressed together, or one after the other in a sequence. */
  readonly keys: readonly string[];
  readonly sequence?: true;
  /** Key of what it does. */
  readonly translate: string;
}

/** The keys of the portal, which the listener and the list of keys are made from. */
export const portalKeys: readonly PortalKey[] = [
  { action: 'palette', keys: ['Ctrl', 'K'], translate: 'navigation.keys.palette' },
  { action: 'search', keys: ['/'], translate: 'navigation.keys.search' },
  { action: 'home', keys: ['g', 'h'], sequence: true, translate: 'navigation.keys.home' },
  { action: 'pipeline', keys: ['g', 'p'], sequence: true, translate: 'navigation.keys.pipeline' },
  { action: 'newLoan', keys: ['g', 'n'], sequence: true, translate: 'navigation.keys.newLoan' },
  { action: 'help', keys: ['?'], translate: 'navigation.keys.help' },
];

/** Keys that lists and dialogs have of themselves. */
export const listKeys: readonly PortalKey[] = [
  { action: 'choose', keys: ['↑', '↓'], translate: 'navigation.keys.choose' },
  { action: 'open', keys: ['Enter'], translate: 'navigation.keys.open' },
  { action: 'newTab', keys: ['Ctrl', 'Enter'], translate: 'navigation.keys.newTab' },
  { action: 'close', keys: ['Esc'], translate: 'navigation.keys.close' },
];

/** Keys of a form, which work while somebody types; the last two in the application. */
export const formKeys: readonly PortalKey[] = [
  { action: 'save', keys: ['Ctrl', 'S'], translate: 'navigation.keys.save' },
  { action: 'goOn', keys: ['Ctrl', 'Enter'], translate: 'navigation.keys.goOn' },
  { action: 'add', keys: ['Alt', 'N'], translate: 'navigation.keys.add' },
];

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The key that is pressed, in small letters; of a keyboard of other letters, as an Arabic one, the Latin one in its place. */
export function keyOf({ key, code }: Pick<Pressed, 'key' | 'code'>): string {
  const isForeign = /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key);
  return (isForeign ? code.replace(/^Key/, '') : key).toLowerCase();
}

/** The deed of a key press, given the key pressed right before; undefined where the key means nothing here. */
export function actionOf(event: Pressed, before: string | null, typing: boolean): KeyAction | undefined {
  const key = keyOf(event);
  const hasControl = event.ctrlKey || event.metaKey;
  const found = portalKeys.find(({ keys, sequence }) => {
    if (sequence) return !hasControl && before === keys[0] && key === keys[1];
    if (keys[0] === 'Ctrl') return hasControl && !event.altKey && !event.shiftKey && key === keys[1]?.toLowerCase();
    return !hasControl && !event.altKey && key === keys[0];
  });
  if (!found || (typing && found.action !== 'palette')) return undefined;
  return found.action as KeyAction;
}

/** Whether the key begins a sequence. */
export const beginsSequence = (event: Pressed): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  portalKeys.some(({ sequence, keys }) => sequence && keys[0] === keyOf(event));

/** Whether a dialog or a menu is open: behind it the page rests. */
export const isBehindDialog = (): boolean =>
  document.querySelector('[role="dialog"][aria-modal="true"], .MuiModal-root:not([aria-hidden="true"])') !== null;

/** Whether somebody is typing into this, or choosing in a menu that has letters of its own. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('[role="menu"], [role="listbox"], [role="combobox"]')) return true;
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || isTextInput(target);
}

const isTextInput = (target: HTMLElement): boolean =>
  target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit', 'file'].includes(target.type);
