import { type ComponentType, createElement, Suspense, use } from 'react';
import { loadedAgain, withOneReload } from '../providers/chunks/with-one-reload';
import { Opening, type OpeningProps } from './Opening';
import { useOpened } from './useOpened';

type Parts = typeof import('./overlay-parts');

const CHUNK = 'overlays';
const load = () => import('./overlay-parts');
const loadOrReload = withOneReload(CHUNK, load);
let loaded: Parts | undefined;
let needed: Promise<Parts> | undefined;

/** What is rendered from now on does not wait at all. */
function keep(parts: Parts): Parts {
  loaded = parts;
  return parts;
}

/** What is rendered waits for this. A failure stays, so that the page shows it: only a reload gets the parts then. */
function neededParts(): Promise<Parts> {
  needed ??= loadOrReload().then(keep);
  return needed;
}

/** Loads what opens over a page before something opens, so that it shows at once. */
export async function preloadOverlays(): Promise<void> {
  if (loaded) return;
  try {
    keep(await load());
    loadedAgain(CHUNK);
  } catch {
    // It fails again, and is shown, when something opens.
  }
}

/** A part of MUI that takes its props, and is loaded when it first renders. */
function part<Name extends keyof Parts>(name: Name, statics: object = {}): Parts[Name] {
  const Part = (props: object) => createElement((loaded ?? use(neededParts()))[name] as ComponentType<object>, props);
  return Object.assign(Part, statics) as unknown as Parts[Name];
}

/** The same for what opens and closes. It renders nothing before it first opens. */
function overlay<Name extends 'Dialog' | 'Drawer' | 'Menu' | 'Popover' | 'Snackbar'>(name: Name): Parts[Name] {
  const Content = part(name) as unknown as ComponentType<OpeningProps>;
  const Overlay = (props: OpeningProps) =>
    useOpened(props.open ?? false) && (
      <Suspense fallback={<Opening {...props} />}>
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
