import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { completePurchase } from '../support/loan-builder';
import type { Answer, PatientClient } from './patient-client';

/** A write that the portal acknowledged. `key` is its version for a section, the amount of a new loan, otherwise the key that its author chose. */
export interface Acknowledged {
  readonly kind: 'loan' | 'section' | 'condition' | 'message' | 'email';
  readonly loanNum: string;
  readonly key: string;
}

/** Messages of a user within an hour are limited to 100 over all writers, so one is written every now and then, and an email. */
const RARE_MS = 160_000;
/** A new loan now and then: each condition makes the list of its loan longer. */
const WRITES_OF_A_LOAN = 120;

/** A user who writes without a pause: new loans with a key, and sections, conditions, notes and emails of loans of their own. */
export class SteadyWriter {
  readonly acknowledged: Acknowledged[] = [];
  /** Writes that were refused although nothing was wrong with them, with the answer. */
  readonly failed: string[] = [];
  readonly loans: string[] = [];
  #version = 0;
  #address = '';
  #steps = 0;
  #rareAt = 0;
  #isOn = true;
  #running: Promise<void> = Promise.resolve();

  constructor(
    private readonly client: PatientClient,
    private readonly pauseMs = 0,
  ) {}

  get loanNum(): string {
    return this.loans.at(-1) ?? '';
  }

  /** What the loan has if nothing is lost. */
  get expected(): { readonly version: number; readonly sSpAddr: string } {
    return { version: this.#version, sSpAddr: this.#address };
  }

  start(): void {
    this.#running = this.#run();
  }

  /** Finishes the write that runs. */
  async stop(): Promise<void> {
    this.#isOn = false;
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#isOn) {
      try {
        if (this.#steps % WRITES_OF_A_LOAN === 0) await this.#newLoan();
        this.#steps += 1;
        await this.#write();
      } catch (error) {
        this.failed.push(String(error));
        await pause(1_000);
      }
      await pause(this.pauseMs);
    }
  }

  async #newLoan(): Promise<void> {
    // No other new loan has this amount, so a second one of the same creation shows.
    const sLAmtCalc = (randomInt(10_000_000, 40_000_000) / 100).toFixed(2);
    const loan = { sBranchChannelT: '1', sBranchName: 'Pasadena', sLPurposeT: '0', sLAmtCalc };
    const key = { 'Idempotency-Key': randomUUID() };
    const { status, body } = await this.client.call('POST', '/lqb/loans/create', loan, key);
    if (status !== 201) throw new Error(`A loan was not created: ${status} ${JSON.stringify(body)}`);
    this.loans.push(String(body.loanNum));
    this.#done('loan', sLAmtCalc);
    const filled = await this.client.call('POST', `/lqb/loans/${this.loanNum}`, { version: 1, ...completePurchase });
    if (filled.status !== 200 && filled.sends === 1) throw new Error(`A loan was not filled: ${filled.status}`);
    this.#version = 2;
  }

  async #write(): Promise<void> {
    if (Date.now() - this.#rareAt > RARE_MS) {
      this.#rareAt = Date.now();
      await this.#message();
      await this.#email();
    } else if (this.#steps % 3 === 0) await this.#condition();
    else await this.#section();
  }

  #done(kind: Acknowledged['kind'], key: string): void {
    this.acknowledged.push({ kind, loanNum: this.loanNum, key });
  }

  #expect(kind: Acknowledged['kind'], key: string, { status, body }: Answer, wanted: number): void {
    if (status === wanted) this.#done(kind, key);
    else this.failed.push(`${kind} of ${this.loanNum}: ${status} ${JSON.stringify(body).slice(0, 300)}`);
  }

  /** A save that was sent again may find its own change there: the same value, one version later. */
  async #section(): Promise<void> {
    const sSpAddr = `${this.#steps} Larkspur Lane`;
    const path = `/loan-proxy/${this.loanNum}/subject-property`;
    const answer = await this.client.call('POST', path, { version: this.#version, sSpAddr });
    const { body } = answer.status === 409 ? await this.client.call('GET', `/lqb/loans/${this.loanNum}`) : answer;
    const isSaved = Number(body.version) === this.#version + 1 && body.sSpAddr === sSpAddr;
    if (isSaved && (answer.status === 200 || answer.sends > 1)) {
      this.#version += 1;
      this.#address = sSpAddr;
      this.#done('section', String(this.#version));
      return;
    }
    this.failed.push(
      `section of ${this.loanNum}: ${answer.status} after ${answer.sends}, version ${body.version} instead of ${this.#version + 1}`,
    );
    this.#version = Number((await this.client.call('GET', `/lqb/loans/${this.loanNum}`)).body.version);
  }

  async #condition(): Promise<void> {
    const id = randomUUID();
    const conditions = [{ id, cat: 'PTD', description: `Condition ${this.#steps}`, accepts: [] }];
    const path = `/lqb/loans/${this.loanNum}/conditions`;
    this.#expect('condition', id, await this.client.call('POST', path, { conditions }), 201);
  }

  async #message(): Promise<void> {
    const key = randomUUID();
    const path = `/lqb/loans/${this.loanNum}/msg`;
    const answer = await this.client.call('POST', path, { key, text: `Note ${this.#steps}`, internal: true });
    this.#expect('message', key, answer, 201);
  }

  async #email(): Promise<void> {
    const key = randomUUID();
    const mail = { from: 'help@example.com', to: 'ruta@example.com', subject: `Email ${key}`, message: 'Hello' };
    const path = `/loan-proxy/${this.loanNum}/send-email`;
    this.#expect('email', key, await this.client.call('POST', path, { key, ...mail, templateType: 'WELCOME' }), 200);
  }
}
