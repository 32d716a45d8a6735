/** The part of autocannon that the benches use; the package has no types. */
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** How many requests. */
    readonly amount: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly requests: readonly { readonly method: string; readonly path: string }[];
  }
  interface Result {
    readonly requests: { readonly average: number; readonly total: number };
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly '2xx': number;
    readonly non2xx: number;
    readonly errors: number;
  }
  interface Running extends Promise<Result> {
    on(event: 'response', listener: () => void): void;
  }
  function autocannon(options: Options): Running;
  export default autocannon;
}
