/** What a visitor typed into the sign-in page that the server sent, before the script replaced it. */
interface TypedEarly {
  readonly login: string;
  readonly password: string;
  readonly internalOnly: boolean;
}

const nothing: TypedEarly = { login: '', password: '', internalOnly: false };
let typed = nothing;

/** What was typed before the script; empty once the page is shown. */
export const typedEarly = (): TypedEarly => typed;

const ofInput = (root: Element, selector: string): HTMLInputElement | null => root.querySelector(selector);

/** Chooses the language again that the visitor chose before the script. */
function chooseAgain(root: Element, language: string | undefined): void {
  const select = root.querySelector('select');
  if (!select || language === undefined || select.value === language) return;
  select.value = language;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Shows the page in place of the one that the server sent, with the same values, language, focus and selection. */
export function keepTyped(root: Element, show: () => void): void {
  const login = ofInput(root, '#user-id');
  const focused = document.activeElement instanceof HTMLInputElement ? document.activeElement : null;
  const selection =
    focused && focused.type !== 'checkbox' ? ([focused.selectionStart, focused.selectionEnd] as const) : null;
  const isCheckbox = focused?.type === 'checkbox';
  const language = login ? root.querySelector('select')?.value : undefined;
  if (login) {
    typed = {
      login: login.value,
      password: ofInput(root, '#password')?.value ?? '',
      internalOnly: ofInput(root, '[type="checkbox"]')?.checked ?? false,
    };
  }
  show();
  typed = nothing;
  chooseAgain(root, language);
  if (!login || !focused) return;
  const again = ofInput(root, isCheckbox ? '[type="checkbox"]' : `#${focused.id}`);
  again?.focus();
  if (selection) again?.setSelectionRange(...selection);
}
