import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Brings one island to life. In its own file, built into one chunk with React (`vite.config.ts`), so that the loader holds no React.
 * @param identifierPrefix the prefix that the server rendered the island with.
 */
export const hydrate = (
  holder: HTMLElement,
  Component: ComponentType<object>,
  props: object,
  identifierPrefix: string,
): void => {
  const drawnByServer = holder.innerHTML;
  const root = hydrateRoot(holder, createElement(Component, props), {
    identifierPrefix,
    // React empties an island that throws: the reader keeps what the server drew.
    onUncaughtError(error) {
      reportError(error);
      setTimeout(() => {
        root.unmount();
        holder.innerHTML = drawnByServer;
        holder.dataset.asleep = '';
      });
    },
  });
};
