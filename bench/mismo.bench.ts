import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SaxesParser } from 'saxes';
import { readMismo } from '../api/mismo/read-mismo';

const BYTES = 1_600_000;
const TURNS = 15;
const today = '2026-11-20';
const sample = path.join(import.meta.dirname, '../tests/mismo/conventional-couple.xml');

/** A sample file with its assets and debts repeated, as in a long application, and padded to the size with what is not read. */
export function largeFile(bytes = BYTES): Uint8Array {
  let text = readFileSync(sample, 'utf8');
  for (const name of ['ASSET', 'LIABILITY']) {
    const [element] = new RegExp(`<${name}[ >][^]*?</${name}>`).exec(text) ?? [];
    if (element === undefined) throw new Error(`The sample has no ${name}.`);
    const labeled = (copy: number) =>
      element.replaceAll(/(xlink:label|SequenceNumber)="[^"]*"/g, `$1="${name}_C${copy}"`);
    const copies = Array.from({ length: 450 }, (_, copy) => labeled(copy).replaceAll(/ SequenceNumber="[^"]*"/g, ''));
    text = text.replace(element, () => [element, ...copies].join('\n'));
  }
  const missing = bytes - Buffer.byteLength(text);
  if (missing < 0) throw new Error(`The file is too large by ${-missing} bytes.`);
  const extra = '<OTHER><EXAMPLE_DETAIL><ExampleIdentifier>12345678</ExampleIdentifier></EXAMPLE_DETAIL></OTHER>\n';
  const extension = `<EXTENSION><OTHERS>${extra.repeat(Math.floor(missing / extra.length) - 1)}</OTHERS></EXTENSION>`;
  return Buffer.from(text.replace('</MESSAGE>', `${extension}</MESSAGE>`));
}

function milliseconds(work: () => void): number {
  const since = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

/** A large MISMO file mapped to a loan and checked, beside its parser alone: medians of processor time, in turn. */
export async function run(): Promise<void> {
  const bytes = largeFile();
  const bare = () => {
    const parser = new SaxesParser({ xmlns: true, position: true });
    parser.write(new TextDecoder().decode(bytes)).close();
  };
  const mapped = () => void readMismo(bytes, { today });
  const times: { bare: number; mapped: number }[] = [];
  for (let turn = 0; turn < TURNS + 5; turn += 1)
    times.push({ bare: milliseconds(bare), mapped: milliseconds(mapped) });
  const warm = times.slice(5);
  const rate = (ms: number): string => (bytes.length / 1e6 / (ms / 1000)).toFixed(1);
  const [parser, reader] = [median(warm.map((turn) => turn.bare)), median(warm.map((turn) => turn.mapped))];
  console.log(
    `MISMO file of ${(bytes.length / 1e6).toFixed(2)} MB: parser alone ${rate(parser)} MB/s, mapped and checked ` +
      `${rate(reader)} MB/s (${(parser / reader).toFixed(2)})`,
  );
}
