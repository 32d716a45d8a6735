const BOUNDARY = 'harness-of-hostile-files';

/** A multipart body with one file and some fields; the name is sent as it is, except for what would end its quotation. */
export function multipartBody(
  file: { readonly field: string; readonly name: string; readonly bytes: Buffer },
  fields: Readonly<Record<string, string>>,
): { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer } {
  const part = (disposition: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n`;
  const name = file.name
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll(/[\r\n]/g, ' ');
  const texts = Object.entries(fields).map(([key, value]) => `${part(`name="${key}"`)}\r\n${value}\r\n`);
  return {
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([
      Buffer.from(texts.join('')),
      Buffer.from(`${part(`name="${file.field}"; filename="${name}"`)}Content-Type: application/pdf\r\n\r\n`),
      file.bytes,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  };
}
