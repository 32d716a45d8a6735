const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** Whether a host name, without its port, is this computer. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK.test(host);

/** Whether an address leads to this computer. False for what is no address. */
export const isLoopbackUrl = (url: string): boolean => URL.canParse(url) && isLoopbackHost(new URL(url).hostname);
