import type { Download } from './http';

/** Hands a fetched file to the browser to keep; under its own name, else the given one. */
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
