import { parseArgs } from 'node:util';
import { partOf } from './section-saves';
import { withBareServer } from './streams/bare';
import { type Measured, measureStreams } from './streams/measure';
import { withPortal } from './streams/portal';
import { isConcerned } from './streams/sessions';

function options() {
  const { values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { streams: { type: 'string', default: '2000' }, saves: { type: 'string', default: '120' } },
  });
  return { streams: Number(values.streams), saves: Number(values.saves) };
}

const row = (name: string, cells: readonly string[]) =>
  console.log(name.padEnd(14) + cells.map((cell) => cell.padStart(10)).join(''));

function print(name: string, { hearings, kb, files, busy }: Measured, concerned: (stream: number) => boolean): void {
  const { times, missed, wrong } = hearings.times(concerned);
  const longest = times.reduce((most, time) => Math.max(most, time), 0);
  row(
    name,
    [partOf(times, 0.5), partOf(times, 0.99), longest].map((ms) => ms.toFixed(0)),
  );
  console.log(`  ${times.length} events, ${missed} missed, ${wrong} sent to others`);
  console.log(`  ${kb.toFixed(1)} kB of memory for each stream, ${files} open files; of one core: ${busy}`);
  if (missed + wrong > 0) process.exitCode = 1;
}

/**
 * How long it takes from the answer to a save until every open page that shows the loan hears of it, with many pages open, beside a bare
 * server that sends the same event: npm run bench -- streams --streams 2000 --saves 120. A page has one stream, whatever it shows.
 * Streams of users who do not see the loans must not hear anything.
 */
export async function run(): Promise<void> {
  const { streams, saves } = options();
  let event = '';
  const portal = await withPortal(streams, ({ changesIn, ...server }) =>
    measureStreams(
      {
        ...server,
        changesIn: (text) => {
          const changes = changesIn(text);
          if (changes.length === 1) event = text;
          return changes;
        },
      },
      saves,
    ),
  );
  const heard = Array.from({ length: streams }, (_, stream) => stream).filter(isConcerned).length;
  const bare = await withBareServer({ users: heard, event }, (server) => measureStreams(server, saves));
  console.log(`${streams} open streams, of which ${heard} hear of each of ${saves} saves, two a second`);
  row('milliseconds', ['p50', 'p99', 'longest']);
  print('the portal', portal, isConcerned);
  print('a bare server', bare, () => true);
}
