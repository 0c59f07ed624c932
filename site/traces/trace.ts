/** What a span says: patterns of addresses, kinds, outcomes. Never an address, a query, or what a visitor typed. */
type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A request on its way. */
export interface RequestSpan {
  /** Runs what belongs to it. */
  within(work: () => void): void;
  /** @param route pattern of its address */
  end(route: string, status: number): void;
}

/** What makes spans. Loaded only where traces are wanted: without it nothing of OpenTelemetry is in memory. */
export interface Tracing {
  /** Runs work as a part of what it is called from. */
  run<Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result>;
  /** @param traceparent of a caller that is believed */
  beginRequest(method: string, requestId: string, traceparent: string | undefined): RequestSpan;
  /** What tells another program which trace its part belongs to. */
  toHeaders(): Record<string, string>;
  /** Sends what is left; gives up after two seconds. Never throws. */
  stop(): Promise<void>;
}

let tracing: Tracing | undefined;

/** What makes spans here; undefined where no traces are wanted. */
export const getTracing = (): Tracing | undefined => tracing;

/** Chooses what makes spans; `undefined` ends them. */
export const setTracing = (chosen: Tracing | undefined): void => {
  tracing = chosen;
};

/** Runs work, as a span where traces are wanted. */
export const inSpan = <Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> => (tracing ? tracing.run(name, attributes, work) : work());
