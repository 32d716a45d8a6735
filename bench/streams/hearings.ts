/** When each stream heard of each change, against the moment of the answer to its author. */
export class Hearings {
  readonly #answered = new Map<string, number>();
  readonly #heard = new Map<string, Map<number, number>>();

  constructor(private readonly streams: number) {}

  /** A stream may hear of a change before its author has the answer. */
  hear(change: string, stream: number, at: number): void {
    const ofChange = this.#heard.get(change) ?? new Map<number, number>();
    if (!ofChange.has(stream)) ofChange.set(stream, at);
    this.#heard.set(change, ofChange);
  }

  answer(change: string): void {
    this.#answered.set(change, performance.now());
  }

  /** Milliseconds from each answer until each stream heard, and how many of these streams never heard, or should not have. */
  times(concerned: (stream: number) => boolean) {
    const times: number[] = [];
    let [missed, wrong] = [0, 0];
    for (const [change, answered] of this.#answered) {
      const heard = this.#heard.get(change);
      for (let stream = 0; stream < this.streams; stream += 1) {
        const at = heard?.get(stream);
        if (!concerned(stream)) wrong += at === undefined ? 0 : 1;
        else if (at === undefined) missed += 1;
        else times.push(Math.max(0, at - answered));
      }
    }
    return { times, missed, wrong };
  }
}
