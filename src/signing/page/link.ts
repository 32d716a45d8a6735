const TOKEN = 'emet.sign.link';
const SIGNER = 'emet.sign.signer';

/**
 * The secret of the link. It is read from the fragment, which browsers send to no server, and removed from the address and so from
 * the history; this tab keeps it until it is closed, so that the page can be reloaded.
 */
export function takeToken(): string | null {
  const token = window.location.hash.slice(1);
  if (token !== '') {
    window.history.replaceState(null, '', window.location.pathname);
    if (sessionStorage.getItem(TOKEN) !== token) sessionStorage.removeItem(SIGNER);
    sessionStorage.setItem(TOKEN, token);
  }
  return sessionStorage.getItem(TOKEN);
}

/** The signer who has proved in this tab who they are. The proof is a cookie, which no script can read. */
export const knownSigner = (): string | null => sessionStorage.getItem(SIGNER);
export const keepSigner = (signer: string): void => sessionStorage.setItem(SIGNER, signer);
export const forgetSigner = (): void => sessionStorage.removeItem(SIGNER);
export function forgetLink(): void {
  sessionStorage.removeItem(TOKEN);
  sessionStorage.removeItem(SIGNER);
}
