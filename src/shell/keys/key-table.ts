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

/** What a key does with the selected underwriting message. */
type AusAction = 'nextRow' | 'messageCondition' | 'requestDocument' | 'openField';

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
    | AusAction
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
  /** Key of its description among the texts of the help. */
  readonly text: string;
}

/** The portal's shortcut keys, for the listener and the list of keys. */
export const portalKeys: readonly PortalKey[] = [
  { action: 'palette', keys: ['Ctrl', 'K'], text: 'palette' },
  { action: 'search', keys: ['/'], text: 'search' },
  { action: 'home', keys: ['g', 'h'], sequence: true, text: 'home' },
  { action: 'pipeline', keys: ['g', 'p'], sequence: true, text: 'pipeline' },
  { action: 'newLoan', keys: ['g', 'n'], sequence: true, text: 'newLoan' },
  { action: 'help', keys: ['?'], text: 'help' },
];

/** Keys built into lists and dialogs. */
export const listKeys: readonly PortalKey[] = [
  { action: 'nextRow', keys: ['j'], text: 'nextRow' },
  { action: 'previousRow', keys: ['k'], text: 'previousRow' },
  { action: 'firstRow', keys: ['f'], text: 'firstRow' },
  { action: 'peek', keys: ['Space'], text: 'peek' },
  { action: 'pick', keys: ['x'], text: 'pick' },
  { action: 'wider', keys: ['Shift', '→'], text: 'wider' },
  { action: 'narrower', keys: ['Shift', '←'], text: 'narrower' },
  { action: 'choose', keys: ['↑', '↓'], text: 'choose' },
  { action: 'open', keys: ['Enter'], text: 'open' },
  { action: 'newTab', keys: ['Ctrl', 'Enter'], text: 'newTab' },
  { action: 'close', keys: ['Esc'], text: 'close' },
];

/** Keys of a form, which also work while typing; the last two are for the application. */
export const formKeys: readonly PortalKey[] = [
  { action: 'save', keys: ['Ctrl', 'S'], text: 'save' },
  { action: 'saveAndContinue', keys: ['Ctrl', 'Enter'], text: 'saveAndContinue' },
  { action: 'add', keys: ['Alt', 'N'], text: 'add' },
];

/** Keys of the conditions of a loan. */
export const conditionKeys: readonly PortalKey[] = [
  { action: 'nextRow', keys: ['j', '↓'], text: 'nextCondition' },
  { action: 'previousRow', keys: ['k', '↑'], text: 'previousCondition' },
  { action: 'clear', keys: ['c'], text: 'clear' },
  { action: 'reject', keys: ['r'], text: 'reject' },
  { action: 'waive', keys: ['w'], text: 'waive' },
  { action: 'undo', keys: ['u'], text: 'undo' },
  { action: 'submit', keys: ['s'], text: 'submit' },
  { action: 'respond', keys: ['m'], text: 'respond' },
  { action: 'attachDocuments', keys: ['d'], text: 'attachDocuments' },
  { action: 'addCondition', keys: ['a'], text: 'addCondition' },
  { action: 'send', keys: ['Ctrl', 'Enter'], text: 'sendNote' },
];

/** Keys of the messages of underwriting systems. */
export const ausKeys: readonly PortalKey[] = [
  { action: 'nextRow', keys: ['j'], text: 'nextMessage' },
  { action: 'previousRow', keys: ['k'], text: 'previousMessage' },
  { action: 'messageCondition', keys: ['a'], text: 'messageCondition' },
  { action: 'requestDocument', keys: ['q'], text: 'requestDocument' },
  { action: 'openField', keys: ['o'], text: 'openField' },
];

/** Keys of the documents of a loan. */
export const documentKeys: readonly PortalKey[] = [
  { action: 'nextPage', keys: ['n'], text: 'nextPage' },
  { action: 'previousPage', keys: ['p'], text: 'previousPage' },
  { action: 'rotate', keys: ['r'], text: 'rotate' },
  { action: 'zoom', keys: ['+', '-'], text: 'zoom' },
  { action: 'fitWidth', keys: ['0'], text: 'fitWidth' },
  { action: 'searchDocument', keys: ['Ctrl', 'F'], text: 'searchDocument' },
];

/** Decisions of the lock desk, also on the page of the loan. */
const lockDecisionKeys: readonly PortalKey[] = [
  { action: 'confirmRequest', keys: ['c'], text: 'confirmRequest' },
  { action: 'reviseLock', keys: ['r'], text: 'reviseLock' },
  { action: 'suspendRequest', keys: ['s'], text: 'suspendRequest' },
  { action: 'resumeRequest', keys: ['u'], text: 'resumeRequest' },
  { action: 'denyRequest', keys: ['d'], text: 'denyRequest' },
  { action: 'grantConcession', keys: ['n'], text: 'grantConcession' },
];

/** Keys of the lock desk. */
export const lockDeskKeys: readonly PortalKey[] = [
  { action: 'nextRow', keys: ['j', '↓'], text: 'nextRequest' },
  { action: 'previousRow', keys: ['k', '↑'], text: 'previousRequest' },
  { action: 'openLock', keys: ['o'], text: 'openLock' },
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
