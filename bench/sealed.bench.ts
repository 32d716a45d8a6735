import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { openEmbeddedLos } from '../api/los/embedded/open-embedded-los';
import type { LosPort } from '../api/los/port';
import type { Vault } from '../api/ports/keys/vault';
import { testVault } from '../tests/support/test-vault';
import { benchDatabase } from './bench-database';

const TIMES = 300;
const READ_TOGETHER = 500;

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Does each in turn, so that both meet the same load of the machine; medians in milliseconds. */
async function inTurn(
  times: number,
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<[number, number]> {
  const taken: [number[], number[]] = [[], []];
  for (let round = 0; round < times; round += 1) {
    for (const [index, act] of [one, other].entries()) {
      const begun = performance.now();
      await act();
      taken[index]?.push(performance.now() - begun);
    }
  }
  return [median(taken[0]), median(taken[1])];
}

/** An embedded LOS with the loans of a demo, and how to read and write them. */
async function openLos(vault: Vault) {
  const database = await benchDatabase();
  const options = { databaseUrl: database.url, vault, demo: true, clock: () => new Date() };
  const los = await openEmbeddedLos({ ...options, log: pino({ level: 'silent' }) });
  const { changes } = await los.port.changesSince('', READ_TOGETHER);
  return {
    port: los.port,
    loanNums: changes.map(({ loanNum }) => loanNum),
    close: async () => {
      await los.close();
      await database.remove();
    },
  };
}

const writing = (los: LosPort, loanNum: string) => {
  let count = 0;
  return async () => {
    const { version } = await los.loadLoan(loanNum);
    count += 1;
    const operation = { id: randomUUID(), by: 'bench', byName: 'Bench' };
    await los.changeLoan(operation, loanNum, { version, changes: { sSpAddr: `${count} Quay` } });
  };
};

/** Reading and writing loans with encryption, compared with a vault that leaves values as they are. */
export async function run(): Promise<void> {
  const vault = testVault();
  const sealed = await openLos(vault);
  const plain = await openLos({ ...vault, prefix: '', hashPrefix: '', seal: (text) => text, open: (text) => text });
  const loanNum = sealed.loanNums[0] ?? '';
  const measures = {
    'read a loan': [TIMES, (los: LosPort) => () => los.loadLoan(loanNum)],
    [`read ${READ_TOGETHER} loans`]: [30, (los: LosPort) => () => los.loadLoans(sealed.loanNums)],
    'change a loan': [TIMES, (los: LosPort) => writing(los, loanNum)],
  } as const;
  try {
    for (const [name, [times, act]] of Object.entries(measures)) {
      const [one, other] = await inTurn(times, act(sealed.port), act(plain.port));
      const ratio = (one / other).toFixed(2);
      console.log(`${name.padEnd(16)} encrypted ${one.toFixed(2)} ms   plain ${other.toFixed(2)} ms   ratio ${ratio}`);
    }
  } finally {
    await plain.close();
    await sealed.close();
  }
}
