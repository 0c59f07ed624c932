/** Attributes of a span: patterns of addresses, kinds, outcomes. Never an address, a query, or a visitor's input. */
type Attributes = Readonly<Record<string, string | number | boolean>>;

/** The span of a request. */
export interface RequestSpan {
  /** Runs work as part of the request. */
  within(work: () => void): void;
  /** @param route pattern of its address */
  end(route: string, status: number): void;
}

/** Makes spans. Loaded only when tracing is configured: otherwise nothing of OpenTelemetry is in memory. */
export interface Tracing {
  /** Runs work as a child span of the present one. */
  run<Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result>;
  /** @param traceparent header of a trusted caller */
  beginRequest(method: string, requestId: string, traceparent: string | undefined): RequestSpan;
  /** Headers that connect another program's spans to this trace. */
  toHeaders(): Record<string, string>;
  /** Sends the remaining spans; gives up after two seconds. Never throws. */
  stop(): Promise<void>;
}

let tracing: Tracing | undefined;

/** The tracing of this process; undefined when none is configured. */
export const getTracing = (): Tracing | undefined => tracing;

/** Sets the tracing of this process; `undefined` ends it. */
export const setTracing = (chosen: Tracing | undefined): void => {
  tracing = chosen;
};

/** Runs work, in a span when tracing is configured. */
export const inSpan = <Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> => (tracing ? tracing.run(name, attributes, work) : work());
