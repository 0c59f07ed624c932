import { type ComponentType, createElement, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import type { DraftKind } from '../islands/forms/draft-store.ts';
import { islandContext } from './island-context.ts';
import { writeProps } from './island-props.ts';
import { toLateFile } from './late-props.ts';

/** `T` if every part survives JSON; a part that does not becomes `never`. */
type Serializable<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: never[]) => unknown
    ? never
    : T extends Date | Map<unknown, unknown> | Set<unknown> | bigint | symbol
      ? never
      : { [Key in keyof T]: Serializable<T[Key]> };

interface IslandProps<Props extends object, Late extends Partial<Props>> {
  /** File name in site/islands without `.island.tsx`. */
  name: string;
  /** The island's component, exported by that file. */
  of: ComponentType<Props>;
  /** Sent to the browser as JSON (island-props.ts). */
  props: Omit<Props, keyof Late> & Serializable<Omit<Props, keyof Late>>;
  /**
   * The remaining props, if they are the same on many pages and not needed before the island is awake: loaded with its
   * module. The server serves only the props listed in pages/layout/dialog-words.ts.
   */
  late?: Late & Serializable<Late>;
  /**
   * "visible" (default): hydrated near the viewport. "touch": only when pointed at, touched or focused; for islands
   * that are complete without script until then. "soon": once the page has been painted, at any position.
   */
  when?: 'visible' | 'touch' | 'soon';
  /**
   * Kind of its form: if the browser stores a draft of it, the island is hydrated near the viewport to show the draft.
   */
  draft?: DraftKind;
  /**
   * Selector of links or buttons, in the island or elsewhere on the page, that open its dialog. They wake it too, and a
   * click before it is awake is held back and repeated. Without script, each link leads to its href.
   */
  openedBy?: string;
  className?: string | undefined;
}

// React preloads images with <link rel="preload">. Inside the island's element, these links would stand between the
// root and its markup, and the browser's preload scanner finds the images anyway.
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * Places an interactive part in a page: rendered on the server as a root of its own, and hydrated only in the browser.
 * The holder element carries the data that rendering/loader.ts needs; React escapes all of them.
 */
export const Island = <Props extends object, Late extends Partial<Props> = Record<never, never>>({
  name,
  of: Component,
  props,
  late,
  when = 'visible',
  draft,
  openedBy,
  className,
}: IslandProps<Props, Late>) => {
  const { islandUrl, islandStyles, nextPrefix } = useContext(islandContext);
  const identifierPrefix = nextPrefix();
  const whole = Object.assign({}, late, props) as unknown as Props;
  const html = renderToString(createElement(Component, whole), {
    identifierPrefix,
  });
  return (
    <div
      className={className}
      data-island={name}
      data-src={islandUrl(name)}
      data-styles={islandStyles(name).join(' ') || undefined}
      data-prefix={identifierPrefix}
      data-when={when === 'visible' ? undefined : when}
      data-draft={draft}
      data-opened-by={openedBy}
      data-late={late && toLateFile(name, late).url}
      data-props={writeProps(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React itself has rendered for the island.
      dangerouslySetInnerHTML={{ __html: html.replace(leadingPreloads, '') }}
    />
  );
};
