export function isInstalled(folder?: string): boolean;
export function ensureInstalled(): Promise<void>;
