import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates one island. This module is built into one chunk with React (`vite.config.ts`), so that the loader does not
 * contain React.
 * @param identifierPrefix the prefix with which the server rendered the island.
 * @param onBroken called after the island has thrown, when the holder is again as the server drew it.
 */
export const hydrate = (
  holder: HTMLElement,
  Component: ComponentType<object>,
  props: object,
  identifierPrefix: string,
  onBroken: () => void = () => {},
): void => {
  const drawnByServer = holder.innerHTML;
  const root = hydrateRoot(holder, createElement(Component, props), {
    identifierPrefix,
    // React empties an island that throws; put back what the server rendered.
    onUncaughtError(error) {
      reportError(error);
      setTimeout(() => {
        root.unmount();
        holder.innerHTML = drawnByServer;
        delete holder.dataset.awake;
        holder.dataset.asleep = '';
        onBroken();
      });
    },
  });
};
