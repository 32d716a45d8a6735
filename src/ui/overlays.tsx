import { type ComponentType, createElement, Suspense, use } from 'react';
import { withOneReload } from '../providers/chunks/with-one-reload';
import { useOpened } from './useOpened';

type Parts = typeof import('./overlay-parts');

const load = withOneReload('overlays', () => import('./overlay-parts'));
let loaded: Parts | undefined;
let loading: Promise<Parts> | undefined;

/** Loads the parts. After a failure, the next call tries again. */
function loadParts(): Promise<Parts> {
  loading ??= load().then(
    (parts) => {
      loaded = parts;
      return parts;
    },
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Loads what opens over a page before something opens, so that it shows at once. */
export async function preloadOverlays(): Promise<void> {
  try {
    await loadParts();
  } catch {
    // It fails again, and is shown, when something opens.
  }
}

/** A part of MUI that takes its props, and is loaded when it first renders. */
function part<Name extends keyof Parts>(name: Name, statics: object = {}): Parts[Name] {
  const Part = (props: object) => createElement((loaded ?? use(loadParts()))[name] as ComponentType<object>, props);
  return Object.assign(Part, statics) as unknown as Parts[Name];
}

/** The same for what opens and closes. It renders nothing before it first opens. */
function overlay<Name extends 'Dialog' | 'Drawer' | 'Menu' | 'Popover' | 'Snackbar'>(name: Name): Parts[Name] {
  const Content = part(name) as ComponentType<{ readonly open?: boolean }>;
  const Overlay = (props: { readonly open?: boolean }) =>
    useOpened(props.open ?? false) && (
      <Suspense fallback={null}>
        <Content {...props} />
      </Suspense>
    );
  return Overlay as unknown as Parts[Name];
}

// A page opens its menus, dialogs and drawers later, if at all: their code, a tenth of MUI's and the portal's together, does not
// delay it. These are MUI's components in all else.
export const Dialog = overlay('Dialog');
export const Drawer = overlay('Drawer');
export const Menu = overlay('Menu');
export const Popover = overlay('Popover');
export const Snackbar = overlay('Snackbar');

export const Autocomplete = part('Autocomplete');
export const DialogActions = part('DialogActions');
export const DialogContent = part('DialogContent');
export const DialogContentText = part('DialogContentText');
export const DialogTitle = part('DialogTitle');
export const FormControlLabel = part('FormControlLabel');
export const MenuItem = part('MenuItem');
export const MenuList = part('MenuList');
export const SelectInput = part('SelectInput');
export const TextField = part('TextField');
// A menu must not focus these first.
export const Divider = part('Divider', { muiSkipListHighlight: true });
export const ListSubheader = part('ListSubheader', { muiSkipListHighlight: true });
