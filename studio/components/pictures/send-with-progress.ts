type UploadRequest = Pick<RequestInit, 'method' | 'body' | 'credentials' | 'headers' | 'signal'>;

/** Whether a request uploads a picture: a form with a file for the library of pictures. */
export const isPictureUpload = (
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): init is UploadRequest & { body: FormData } =>
  typeof input === 'string' &&
  /\/studio\/api\/media(\/\d+)?(\?|$)/.test(input) &&
  init?.body instanceof FormData &&
  init.body.get('file') instanceof File;

const toHeaders = (lines: string): Headers => {
  const headers = new Headers();
  for (const line of lines.trim().split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  return headers;
};

/**
 * Like `fetch`, but also reports which part of the body has been sent, from 0 to 1.
 * @throws {TypeError} if there is no answer, {DOMException} if the upload was aborted, as `fetch` does
 */
export const sendWithProgress = (
  input: RequestInfo | URL,
  { method = 'POST', body, headers, signal }: UploadRequest,
  tell: (share: number) => void,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, String(input));
    request.withCredentials = true;
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) tell(loaded / total);
    };
    request.onload = () => {
      const bodyless = request.status === 204 || request.status === 304;
      resolve(
        new Response(bodyless ? null : request.responseText, {
          status: request.status,
          statusText: request.statusText,
          headers: toHeaders(request.getAllResponseHeaders()),
        }),
      );
    };
    request.onerror = () => reject(new TypeError('The picture could not be sent.'));
    request.onabort = () => reject(new DOMException('The upload was called off.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    tell(0);
    request.send(body as FormData);
  });
