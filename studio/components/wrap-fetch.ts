/**
 * Puts a layer around the window's `fetch`, through which Payload and our own components call the studio.
 * @param wrap gets the `fetch` of before
 * @returns a function that takes the layer away; the last layer has to be taken away first
 */
export const wrapFetch = (wrap: (ask: typeof fetch) => typeof fetch): (() => void) => {
  const { fetch } = window;
  window.fetch = wrap(fetch.bind(window));
  return () => {
    window.fetch = fetch;
  };
};
