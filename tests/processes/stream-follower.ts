import { setTimeout as pause } from 'node:timers/promises';
import { listenTo, type Reading } from '../support/live-stream';

/** A page that listens to one portal, and connects again after that was killed. */
export class StreamFollower {
  #isOn = true;
  #reading: Reading | null = null;
  readonly #earlier: Reading[] = [];
  readonly #running: Promise<void>;

  constructor(
    readonly name: string,
    private readonly address: () => string | undefined,
    private readonly token: string,
  ) {
    this.#running = this.#follow();
  }

  get streams(): number {
    return this.#earlier.length + (this.#reading === null ? 0 : 1);
  }

  /** The latest version of the loan that it was told. */
  version(loanNum: string): number {
    const told = [...this.#earlier, ...(this.#reading ? [this.#reading] : [])].flatMap((one) => one.changes(loanNum));
    return Math.max(0, ...told.map(({ version }) => version));
  }

  async stop(): Promise<void> {
    this.#isOn = false;
    this.#reading?.close();
    await this.#running;
  }

  async #follow(): Promise<void> {
    let lastId: string | undefined;
    while (this.#isOn) {
      const url = this.address();
      const reading = url ? await listenTo(`${url}/api/live`, this.token, lastId).catch(() => null) : null;
      if (reading !== null) {
        this.#reading = reading;
        await reading.ended;
        this.#earlier.push(reading);
        this.#reading = null;
        lastId = reading.lastId() ?? lastId;
      }
      await pause(50);
    }
  }
}
