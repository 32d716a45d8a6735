/** Where clamd listens. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string };

/** The address in `CLAMD_URL`, such as `tcp://scanner:3310` or `unix:/run/clamav/clamd.ctl`; null if it is neither. */
export function readClamdUrl(text: string): ClamdAddress | null {
  const path = /^unix:(?:\/\/)?(\/.+)$/.exec(text)?.[1];
  if (path !== undefined) return { path };
  const [, bracketed, plain, port] = /^tcp:\/\/(?:\[([\da-f:]+)\]|([\w.-]+)):(\d{1,5})\/?$/i.exec(text) ?? [];
  const host = bracketed ?? plain;
  return host === undefined || Number(port) > 65_535 ? null : { host, port: Number(port) };
}
