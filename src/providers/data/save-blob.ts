import type { Download } from './http';

/** Saves a downloaded file under its own name, or under the given one if it has none. */
export function saveBlob({ blob, name }: Download, fallbackName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? fallbackName;
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(url);
}
