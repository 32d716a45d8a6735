const QUOTE = 0x22;
const LINE_FEED = 0x0a;

/** Rows of a CSV file below its titles, read piece by piece: a file of all loans is large. Quoted values may have line breaks. */
export async function countCsvRows(file: Blob): Promise<number> {
  const reader = file.stream().getReader();
  let rows = 0;
  let isQuoted = false;
  let last = LINE_FEED;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const byte of part.value) {
      if (byte === QUOTE) isQuoted = !isQuoted;
      else if (byte === LINE_FEED && !isQuoted) rows += 1;
      last = byte;
    }
  }
  const lines = last === LINE_FEED ? rows : rows + 1;
  return Math.max(0, lines - 1);
}
