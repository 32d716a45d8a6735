import { useEffect } from 'react';

/** Forms of this window with edits that are not saved. */
const forms = new Set<symbol>();

/** Whether leaving the page would lose edits. */
export const hasUnsaved = (): boolean => forms.size > 0;

/** While `active`, a session that ends asks to sign in again over the page, instead of leaving it. */
export function useUnsaved(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const form = Symbol('form');
    forms.add(form);
    return () => {
      forms.delete(form);
    };
  }, [active]);
}
