/** What a shortcut key does. The palette opens anywhere; the others don't work while typing. */
export type KeyAction = 'palette' | 'help' | 'search' | 'home' | 'pipeline' | 'newLoan';

/** What a key does in a list. */
type ListAction = 'nextRow' | 'previousRow' | 'firstRow' | 'peek' | 'pick' | 'wider' | 'narrower';

/** What a key does with the selected condition. */
type ConditionAction =
  | 'nextRow'
  | 'clear'
  | 'reject'
  | 'waive'
  | 'undo'
  | 'submit'
  | 'respond'
  | 'attachDocuments'
  | 'addCondition'
  | 'send';

/** What a key does with the document in the preview. */
type DocumentAction = 'nextPage' | 'previousPage' | 'rotate' | 'zoom' | 'fitWidth' | 'searchDocument';

/** What a key does with the selected lock request. */
type LockAction =
  | 'confirmRequest'
  | 'reviseLock'
  | 'suspendRequest'
  | 'resumeRequest'
  | 'denyRequest'
  | 'grantConcession'
  | 'openLock';

export interface PortalKey {
  readonly action:
    | KeyAction
    | ListAction
    | ConditionAction
    | DocumentAction
    | LockAction
    | 'choose'
    | 'open'
    | 'newTab'
    | 'close'
    | 'save'
    | 'saveAndContinue'
    | 'add';
  /** The keys as displayed: pressed together, or one after another in a sequence. */
  readonly keys: readonly string[];
  readonly sequence?: true;
  /** Text key of its description. */
  readonly translate: string;
}

/** The portal's shortcut keys, for the listener and the list of keys. */
export const portalKeys: readonly PortalKey[] = [
  { action: 'palette', keys: ['Ctrl', 'K'], translate: 'navigation.keys.palette' },
  { action: 'search', keys: ['/'], translate: 'navigation.keys.search' },
  { action: 'home', keys: ['g', 'h'], sequence: true, translate: 'navigation.keys.home' },
  { action: 'pipeline', keys: ['g', 'p'], sequence: true, translate: 'navigation.keys.pipeline' },
  { action: 'newLoan', keys: ['g', 'n'], sequence: true, translate: 'navigation.keys.newLoan' },
  { action: 'help', keys: ['?'], translate: 'navigation.keys.help' },
];

/** Keys built into lists and dialogs. */
export const listKeys: readonly PortalKey[] = [
  { action: 'nextRow', keys: ['j'], translate: 'navigation.keys.nextRow' },
  { action: 'previousRow', keys: ['k'], translate: 'navigation.keys.previousRow' },
  { action: 'firstRow', keys: ['f'], translate: 'navigation.keys.firstRow' },
  { action: 'peek', keys: ['Space'], translate: 'navigation.keys.peek' },
  { action: 'pick', keys: ['x'], translate: 'navigation.keys.pick' },
  { action: 'wider', keys: ['Shift', '→'], translate: 'navigation.keys.wider' },
  { action: 'narrower', keys: ['Shift', '←'], translate: 'navigation.keys.narrower' },
  { action: 'choose', keys: ['↑', '↓'], translate: 'navigation.keys.choose' },
  { action: 'open', keys: ['Enter'], translate: 'navigation.keys.open' },
  { action: 'newTab', keys: ['Ctrl', 'Enter'], translate: 'navigation.keys.newTab' },
  { action: 'close', keys: ['Esc'], translate: 'navigation.keys.close' },
];

/** Keys of a form, which also work while typing; the last two are for the application. */
export const formKeys: readonly PortalKey[] = [
  { action: 'save', keys: ['Ctrl', 'S'], translate: 'navigation.keys.save' },
  { action: 'saveAndContinue', keys: ['Ctrl', 'Enter'], translate: 'navigation.keys.saveAndContinue' },
  { action: 'add', keys: ['Alt', 'N'], translate: 'navigation.keys.add' },
];

/** Keys of the conditions of a loan. */
export const conditionKeys: readonly PortalKey[] = [
  { action: 'nextRow', keys: ['j', '↓'], translate: 'navigation.keys.nextCondition' },
  { action: 'previousRow', keys: ['k', '↑'], translate: 'navigation.keys.previousCondition' },
  { action: 'clear', keys: ['c'], translate: 'navigation.keys.clear' },
  { action: 'reject', keys: ['r'], translate: 'navigation.keys.reject' },
  { action: 'waive', keys: ['w'], translate: 'navigation.keys.waive' },
  { action: 'undo', keys: ['u'], translate: 'navigation.keys.undo' },
  { action: 'submit', keys: ['s'], translate: 'navigation.keys.submit' },
  { action: 'respond', keys: ['m'], translate: 'navigation.keys.respond' },
  { action: 'attachDocuments', keys: ['d'], translate: 'navigation.keys.attachDocuments' },
  { action: 'addCondition', keys: ['a'], translate: 'navigation.keys.addCondition' },
  { action: 'send', keys: ['Ctrl', 'Enter'], translate: 'navigation.keys.sendNote' },
];

/** Keys of the documents of a loan. */
export const documentKeys: readonly PortalKey[] = [
  { action: 'nextPage', keys: ['n'], translate: 'navigation.keys.nextPage' },
  { action: 'previousPage', keys: ['p'], translate: 'navigation.keys.previousPage' },
  { action: 'rotate', keys: ['r'], translate: 'navigation.keys.rotate' },
  { action: 'zoom', keys: ['+', '-'], translate: 'navigation.keys.zoom' },
  { action: 'fitWidth', keys: ['0'], translate: 'navigation.keys.fitWidth' },
  { action: 'searchDocument', keys: ['Ctrl', 'F'], translate: 'navigation.keys.searchDocument' },
];

/** Decisions of the lock desk, also on the page of the loan. */
const lockDecisionKeys: readonly PortalKey[] = [
  { action: 'confirmRequest', keys: ['c'], translate: 'navigation.keys.confirmRequest' },
  { action: 'reviseLock', keys: ['r'], translate: 'navigation.keys.reviseLock' },
  { action: 'suspendRequest', keys: ['s'], translate: 'navigation.keys.suspendRequest' },
  { action: 'resumeRequest', keys: ['u'], translate: 'navigation.keys.resumeRequest' },
  { action: 'denyRequest', keys: ['d'], translate: 'navigation.keys.denyRequest' },
  { action: 'grantConcession', keys: ['n'], translate: 'navigation.keys.grantConcession' },
];

/** Keys of the lock desk. */
export const lockDeskKeys: readonly PortalKey[] = [
  { action: 'nextRow', keys: ['j', '↓'], translate: 'navigation.keys.nextRequest' },
  { action: 'previousRow', keys: ['k', '↑'], translate: 'navigation.keys.previousRequest' },
  { action: 'openLock', keys: ['o'], translate: 'navigation.keys.openLock' },
  ...lockDecisionKeys,
];

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The pressed key in lower case; on a non-Latin keyboard, the Latin letter at the same position. */
export function keyOf({ key, code }: Pick<Pressed, 'key' | 'code'>): string {
  const isForeign = /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key);
  return (isForeign ? code.replace(/^Key/, '') : key).toLowerCase();
}

/** The action of a key press, given the previous key; undefined if the key does nothing. */
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

/** Whether a dialog or menu is open, so that the page behind it ignores keys. */
export const isBehindDialog = (): boolean =>
  document.querySelector('[role="dialog"][aria-modal="true"], .MuiModal-root:not([aria-hidden="true"])') !== null;

/** Whether the user is typing, or in a menu that handles letters itself. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('[role="menu"], [role="listbox"], [role="combobox"]')) return true;
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || isTextInput(target);
}

const isTextInput = (target: HTMLElement): boolean =>
  target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit', 'file'].includes(target.type);
