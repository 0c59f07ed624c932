type Listener = (() => void) | null;

/** Replaces XMLHttpRequest in tests: records what is sent, and answers when the test says so. */
export class FakeRequest {
  /** Requests since the last `forget`, the oldest first. */
  static readonly sent: FakeRequest[] = [];

  static forget(): void {
    FakeRequest.sent.length = 0;
  }

  /** @throws if nothing was sent. */
  static get last(): FakeRequest {
    const last = FakeRequest.sent.at(-1);
    if (!last) throw new Error('Nothing was sent.');
    return last;
  }

  path = '';
  status = 0;
  responseText = '';
  body: unknown;
  readonly headers: Record<string, string> = {};
  readonly upload: {
    onprogress: ((event: { loaded: number; total: number }) => void) | null;
    onload: Listener;
  } = { onprogress: null, onload: null };
  onload: Listener = null;
  onerror: Listener = null;
  onabort: Listener = null;

  open(method: string, path: string): void {
    this.path = `${method} ${path}`;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name.toLowerCase()] = value;
  }

  send(body: unknown): void {
    this.body = body;
    FakeRequest.sent.push(this);
  }

  abort(): void {
    this.onabort?.();
  }

  answer(status: number, body: object | string): void {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload?.();
  }
}
